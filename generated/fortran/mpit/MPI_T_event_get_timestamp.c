/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_timestamp] through templates/fortran/mpit.c.j2. */
/* Return the time at which an event instance was first observed. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_get_timestamp)
void BND_NAME(mpi_t_event_get_timestamp, MPI_T_EVENT_GET_TIMESTAMP)(const struct bnd_t_handle *event_instance,
        MPI_Count *event_timestamp, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_get_timestamp, MPI_T_EVENT_GET_TIMESTAMP)(const struct bnd_t_handle *event_instance,
        MPI_Count *event_timestamp, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_get_timestamp, ierror);
    MPI_Count c_event_timestamp = (MPI_Count)0;
    int result = BND_C(MPI_T_event_get_timestamp)(BND_T_F2C(MPI_T_event_instance, 0, event_instance),
            event_timestamp ? &c_event_timestamp : NULL);
    if (event_timestamp && result == MPI_SUCCESS) *event_timestamp = (MPI_Count)c_event_timestamp;
    BND_STORE_IERROR(ierror, result);
}
#endif
