/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_num] through templates/fortran/mpit.c.j2. */
/* Count the event types that the tool interface offers. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_get_num)
void BND_NAME(mpi_t_event_get_num, MPI_T_EVENT_GET_NUM)(bnd_default_integer *num_events, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_get_num, MPI_T_EVENT_GET_NUM)(bnd_default_integer *num_events, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_get_num, ierror);
    int c_num_events = (int)0;
    int result = BND_C(MPI_T_event_get_num)(num_events ? &c_num_events : NULL);
    if (num_events && result == MPI_SUCCESS) *num_events = (bnd_default_integer)c_num_events;
    BND_STORE_IERROR(ierror, result);
}
#endif
