/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_callback_set_info] through templates/fortran/mpit.c.j2. */
/* Change the hints of an event callback at a given safety level. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_callback_set_info)
void BND_NAME(mpi_t_event_callback_set_info,
        MPI_T_EVENT_CALLBACK_SET_INFO)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *cb_safety, const bnd_default_integer *info, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_callback_set_info,
        MPI_T_EVENT_CALLBACK_SET_INFO)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *cb_safety, const bnd_default_integer *info, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_callback_set_info, ierror);
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(MPI_T_cb_safety, *cb_safety), (void)0, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_event_callback_set_info)(BND_T_F2C(MPI_T_event_registration, 0,
            event_registration), (MPI_T_cb_safety)*cb_safety, bnd_f2c_Info(bnd_integer_handle(*info))));
}
#endif
