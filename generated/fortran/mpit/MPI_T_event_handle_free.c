/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_free] through templates/fortran/mpit.c.j2. */
/* Release an event registration, with a callback once that is done. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_handle_free)
void BND_NAME(mpi_t_event_handle_free, MPI_T_EVENT_HANDLE_FREE)(const struct bnd_t_handle *event_registration,
        const MPI_Aint *user_data, bnd_procedure *free_cb_function, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_handle_free, MPI_T_EVENT_HANDLE_FREE)(const struct bnd_t_handle *event_registration,
        const MPI_Aint *user_data, bnd_procedure *free_cb_function, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_handle_free, ierror);
    struct bnd_t_callback *c_user_data;
    c_user_data = bnd_t_callback_new(event_registration, free_cb_function, *user_data);
    BND_T_CHECK_MEMORY(c_user_data, (void)0, ierror);
    const int result = BND_C(MPI_T_event_handle_free)(BND_T_F2C(MPI_T_event_registration, 0, event_registration),
            c_user_data, BND_T_CALLBACK(t_event_free_cb_function, free_cb_function));
    bnd_t_callback_release_on_error(c_user_data, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
