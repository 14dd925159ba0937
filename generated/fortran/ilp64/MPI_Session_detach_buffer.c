/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_detach_buffer] through templates/fortran/ilp64.c.j2. */
/* Take back the send buffer attached to a session once it has drained. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_detach_buffer_c.c"

#if BND_HAS(MPI_Session_detach_buffer_c) || BND_HAS(MPI_Session_detach_buffer)
void BND_WIDE_NAME(mpi_session_detach_buffer, MPI_SESSION_DETACH_BUFFER)(const bnd_default_integer *session,
        void *buffer_addr, MPI_Count *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_detach_buffer, MPI_SESSION_DETACH_BUFFER)(const bnd_default_integer *session,
        void *buffer_addr, MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_detach_buffer_c)(&int_session, buffer_addr, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
