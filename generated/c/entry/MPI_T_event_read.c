/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_read] through templates/c/entry.c.j2. */
/* Read one element of the data in an event instance. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer);
BND_INSTRUMENTED_CALL(T_event_read, int, (MPI_T_event_instance event_instance, int element_index, void *buffer),
        (event_instance, element_index, buffer))

BND_WEAK(MPI_T_event_read, PMPI_T_event_read)

int BND_ENTRY(MPI_T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    BND_RETURN_IF(!event_instance, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_read, (event_instance, element_index, buffer));
}
