/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_source] through templates/c/entry.c.j2. */
/* Return the index of the source that produced an event instance. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_source)(MPI_T_event_instance event_instance, int *source_index);
BND_INSTRUMENTED_CALL(T_event_get_source, int, (MPI_T_event_instance event_instance, int *source_index),
        (event_instance, source_index))

BND_WEAK(MPI_T_event_get_source, PMPI_T_event_get_source)

int BND_ENTRY(MPI_T_event_get_source)(MPI_T_event_instance event_instance, int *source_index)
{
    BND_RETURN_IF(!event_instance, MPI_T_ERR_INVALID_HANDLE);
    BND_RETURN_IF(!source_index, MPI_T_ERR_INVALID);
    BND_FORWARD(T_event_get_source, (event_instance, source_index));
}
