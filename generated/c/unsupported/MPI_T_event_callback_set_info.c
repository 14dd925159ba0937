/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_callback_set_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_callback_set_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info);

int BND_IMPLEMENTATION(T_event_callback_set_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info)
{
    (void)event_registration;
    (void)cb_safety;
    (void)info;
    return MPI_T_ERR_NOT_SUPPORTED;
}
