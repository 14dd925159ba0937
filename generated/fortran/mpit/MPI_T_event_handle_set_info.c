/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_set_info] through templates/fortran/mpit.c.j2. */
/* Change the hints attached to an event registration handle. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_handle_set_info)
void BND_NAME(mpi_t_event_handle_set_info, MPI_T_EVENT_HANDLE_SET_INFO)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *info, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_handle_set_info, MPI_T_EVENT_HANDLE_SET_INFO)(const struct bnd_t_handle *event_registration,
        const bnd_default_integer *info, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_handle_set_info, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_event_handle_set_info)(BND_T_F2C(MPI_T_event_registration, 0,
            event_registration), bnd_f2c_Info(bnd_integer_handle(*info))));
}
#endif
