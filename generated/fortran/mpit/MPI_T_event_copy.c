/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_copy] through templates/fortran/mpit.c.j2. */
/* Copy the whole data of an event instance into a user buffer. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_copy)
void BND_NAME(mpi_t_event_copy, MPI_T_EVENT_COPY)(const struct bnd_t_handle *event_instance, void *buffer,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_copy, MPI_T_EVENT_COPY)(const struct bnd_t_handle *event_instance, void *buffer,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_copy, ierror);
    void *c_buffer;
    BND_T_BEGIN(bnd_t_event_buffer(&c_buffer, event_instance, buffer), (void)0, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_event_copy)(BND_T_F2C(MPI_T_event_instance, 0, event_instance), c_buffer));
}
#endif
