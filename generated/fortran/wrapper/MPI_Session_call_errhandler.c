/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_call_errhandler] through templates/fortran/wrapper.c.j2. */
/* Invoke the error handler of a session with a given error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_call_errhandler)
BND_WRAPPER void BND_NAME(mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER)(const bnd_integer *session,
        const bnd_integer *errorcode, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_call_errhandler)(const bnd_integer *session,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_call_errhandler, ierror, BND_ON_SESSION, *session);
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_call_errhandler)(bnd_f2c_Session(*session), *errorcode));
}

BND_WRAPPER void BND_NAME(mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER)(const bnd_integer *session,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_call_errhandler) && bnd_is_inline_f2c_Session(*session),
            BND_SLOW_PATH(mpi_session_call_errhandler)(session, errorcode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_call_errhandler)(bnd_inline_f2c_Session(*session), *errorcode));
}
#endif
