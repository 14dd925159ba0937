/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_alloc] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration);

int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration)
{
    (void)event_index;
    (void)obj_handle;
    (void)info;
    (void)event_registration;
    return MPI_T_ERR_NOT_SUPPORTED;
}
