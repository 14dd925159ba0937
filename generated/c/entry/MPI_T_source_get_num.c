/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_num] through templates/c/entry.c.j2. */
/* Count the event sources that the tool interface offers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_source_get_num)(int *num_sources);
BND_INSTRUMENTED_CALL(T_source_get_num, int, (int *num_sources), (num_sources))

BND_WEAK(MPI_T_source_get_num, PMPI_T_source_get_num)

int BND_ENTRY(MPI_T_source_get_num)(int *num_sources)
{
    BND_RETURN_IF(!num_sources, MPI_T_ERR_INVALID);
    BND_FORWARD(T_source_get_num, (num_sources));
}
