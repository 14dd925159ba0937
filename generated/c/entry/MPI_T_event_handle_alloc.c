/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_alloc] through templates/c/entry.c.j2. */
/* Bind an event type to an MPI object and return a registration handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration);
BND_INSTRUMENTED_CALL(T_event_handle_alloc, int, (int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration), (event_index, obj_handle, info, event_registration))

BND_WEAK(MPI_T_event_handle_alloc, PMPI_T_event_handle_alloc)

int BND_ENTRY(MPI_T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID);
    BND_FORWARD(T_event_handle_alloc, (event_index, obj_handle, info, event_registration));
}
