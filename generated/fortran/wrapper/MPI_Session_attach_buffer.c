/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_attach_buffer)
BND_WRAPPER void BND_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_integer *session,
        void *buffer, const bnd_integer *size, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_attach_buffer)(const bnd_integer *session, void *buffer,
        const bnd_integer *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_attach_buffer, ierror, BND_ON_SESSION, *session);
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_attach_buffer)(bnd_f2c_Session(*session), bnd_buffer(buffer), *size));
}

BND_WRAPPER void BND_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_integer *session,
        void *buffer, const bnd_integer *size, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_attach_buffer) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_not_sentinel(buffer), BND_SLOW_PATH(mpi_session_attach_buffer)(session, buffer, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_attach_buffer)(bnd_inline_f2c_Session(*session), buffer, *size));
}
#endif
