/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_copy] through templates/c/entry.c.j2. */
/* Copy the whole data of an event instance into a user buffer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_copy)(MPI_T_event_instance event_instance, void *buffer);
BND_INSTRUMENTED_CALL(T_event_copy, int, (MPI_T_event_instance event_instance, void *buffer), (event_instance, buffer))

BND_WEAK(MPI_T_event_copy, PMPI_T_event_copy)

int BND_ENTRY(MPI_T_event_copy)(MPI_T_event_instance event_instance, void *buffer)
{
    BND_RETURN_IF(!event_instance, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_copy, (event_instance, buffer));
}
