/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_flush_buffer] through templates/fortran/wrapper.c.j2. */
/* Block until the messages now in the send buffer of a session have been sent. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_flush_buffer)
BND_WRAPPER void BND_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_integer *session,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_flush_buffer)(const bnd_integer *session, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_flush_buffer, ierror, BND_ON_SESSION, *session);
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_flush_buffer)(bnd_f2c_Session(*session)));
}

BND_WRAPPER void BND_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_integer *session,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_flush_buffer) && bnd_is_inline_f2c_Session(*session),
            BND_SLOW_PATH(mpi_session_flush_buffer)(session, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_flush_buffer)(bnd_inline_f2c_Session(*session)));
}
#endif
