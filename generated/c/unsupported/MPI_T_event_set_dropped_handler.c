/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_set_dropped_handler] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);

int BND_IMPLEMENTATION(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    (void)event_registration;
    (void)dropped_cb_function;
    return MPI_T_ERR_NOT_SUPPORTED;
}
