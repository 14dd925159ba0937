/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_timestamp] through templates/c/entry.c.j2. */
/* Return the current time on the clock of an event source. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, MPI_Count *timestamp);
BND_INSTRUMENTED_CALL(T_source_get_timestamp, int, (int source_index, MPI_Count *timestamp), (source_index, timestamp))

BND_WEAK(MPI_T_source_get_timestamp, PMPI_T_source_get_timestamp)

int BND_ENTRY(MPI_T_source_get_timestamp)(int source_index, MPI_Count *timestamp)
{
    BND_RETURN_IF(!timestamp, MPI_T_ERR_INVALID);
    BND_FORWARD(T_source_get_timestamp, (source_index, timestamp));
}
