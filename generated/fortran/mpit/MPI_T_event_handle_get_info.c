/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_get_info] through templates/fortran/mpit.c.j2. */
/* Obtain the hints in use for an event registration handle. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_handle_get_info)
void BND_NAME(mpi_t_event_handle_get_info, MPI_T_EVENT_HANDLE_GET_INFO)(const struct bnd_t_handle *event_registration,
        bnd_default_integer *info_used, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_handle_get_info, MPI_T_EVENT_HANDLE_GET_INFO)(const struct bnd_t_handle *event_registration,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_handle_get_info, ierror);
    MPI_Info c_info_used = MPI_INFO_NULL;
    int result = BND_C(MPI_T_event_handle_get_info)(BND_T_F2C(MPI_T_event_registration, 0, event_registration),
            info_used ? &c_info_used : NULL);
    if (info_used && result == MPI_SUCCESS) *info_used = bnd_new_c2f_Info(c_info_used);
    BND_STORE_IERROR(ierror, result);
}
#endif
