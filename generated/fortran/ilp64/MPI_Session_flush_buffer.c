/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_flush_buffer] through templates/fortran/ilp64.c.j2. */
/* Block until the messages now in the send buffer of a session have been sent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_flush_buffer.c"

#if BND_HAS(MPI_Session_flush_buffer)
void BND_WIDE_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_default_integer *session,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_default_integer *session,
        bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_flush_buffer)(&int_session, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
