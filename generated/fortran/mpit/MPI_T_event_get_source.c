/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_source] through templates/fortran/mpit.c.j2. */
/* Return the index of the source that produced an event instance. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_get_source)
void BND_NAME(mpi_t_event_get_source, MPI_T_EVENT_GET_SOURCE)(const struct bnd_t_handle *event_instance,
        bnd_default_integer *source_index, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_get_source, MPI_T_EVENT_GET_SOURCE)(const struct bnd_t_handle *event_instance,
        bnd_default_integer *source_index, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_get_source, ierror);
    int c_source_index = (int)0;
    int result = BND_C(MPI_T_event_get_source)(BND_T_F2C(MPI_T_event_instance, 0, event_instance),
            source_index ? &c_source_index : NULL);
    if (source_index && result == MPI_SUCCESS) *source_index = (bnd_default_integer)c_source_index;
    BND_STORE_IERROR(ierror, result);
}
#endif
