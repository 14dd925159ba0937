/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_timestamp] through templates/c/entry.c.j2. */
/* Return the time at which an event instance was first observed. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);
BND_INSTRUMENTED_CALL(T_event_get_timestamp, int, (MPI_T_event_instance event_instance, MPI_Count *event_timestamp),
        (event_instance, event_timestamp))

BND_WEAK(MPI_T_event_get_timestamp, PMPI_T_event_get_timestamp)

int BND_ENTRY(MPI_T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    BND_RETURN_IF(!event_instance, MPI_T_ERR_INVALID_HANDLE);
    BND_RETURN_IF(!event_timestamp, MPI_T_ERR_INVALID);
    BND_FORWARD(T_event_get_timestamp, (event_instance, event_timestamp));
}
