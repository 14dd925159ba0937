/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_set_dropped_handler] through templates/fortran/mpit.c.j2. */
/* Set the function to call when events of a registration have been lost. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_set_dropped_handler)
void BND_NAME(mpi_t_event_set_dropped_handler,
        MPI_T_EVENT_SET_DROPPED_HANDLER)(const struct bnd_t_handle *event_registration,
        bnd_procedure *dropped_cb_function, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_set_dropped_handler,
        MPI_T_EVENT_SET_DROPPED_HANDLER)(const struct bnd_t_handle *event_registration,
        bnd_procedure *dropped_cb_function, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_set_dropped_handler, ierror);
    bnd_procedure *previous_dropped_cb_function;
    BND_T_CHECK_MEMORY(bnd_t_set_procedure(event_registration, dropped_cb_function, &previous_dropped_cb_function),
            (void)0, ierror);
    const int result = BND_C(MPI_T_event_set_dropped_handler)(BND_T_F2C(MPI_T_event_registration, 0,
            event_registration), BND_T_CALLBACK(t_event_dropped_cb_function, dropped_cb_function));
    if (result != MPI_SUCCESS) bnd_t_restore_procedure(event_registration, previous_dropped_cb_function);
    BND_STORE_IERROR(ierror, result);
}
#endif
