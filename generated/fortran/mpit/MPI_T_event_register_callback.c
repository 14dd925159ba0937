/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_register_callback] through templates/fortran/mpit.c.j2. */
/* Set the function to call for events of a registration at a safety level. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_register_callback)
void BND_NAME(mpi_t_event_register_callback,
        MPI_T_EVENT_REGISTER_CALLBACK)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *cb_safety, const bnd_default_integer *info, const MPI_Aint *user_data,
        bnd_procedure *event_cb_function, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_register_callback,
        MPI_T_EVENT_REGISTER_CALLBACK)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *cb_safety, const bnd_default_integer *info, const MPI_Aint *user_data,
        bnd_procedure *event_cb_function, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_register_callback, ierror);
    struct bnd_t_callback *c_user_data;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(MPI_T_cb_safety, *cb_safety), (void)0, ierror);
    c_user_data = bnd_t_callback_new(event_registration, event_cb_function, *user_data);
    BND_T_CHECK_MEMORY(c_user_data, (void)0, ierror);
    const int result = BND_C(MPI_T_event_register_callback)(BND_T_F2C(MPI_T_event_registration, 0, event_registration),
            (MPI_T_cb_safety)*cb_safety, bnd_f2c_Info(bnd_integer_handle(*info)), c_user_data,
            BND_T_CALLBACK(t_event_cb_function, event_cb_function));
    bnd_t_callback_release_on_error(c_user_data, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
