/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_get_errhandler] through templates/fortran/wrapper.c.j2. */
/* Return the error handler currently attached to a session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_get_errhandler)
BND_WRAPPER void BND_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_integer *session,
        bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_get_errhandler)(const bnd_integer *session, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_get_errhandler, ierror, BND_ON_SESSION, *session);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_Session_get_errhandler)(bnd_f2c_Session(*session), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_integer *session,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_get_errhandler) && bnd_is_inline_f2c_Session(*session),
            BND_SLOW_PATH(mpi_session_get_errhandler)(session, errhandler, ierror));
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Session_get_errhandler)(bnd_inline_f2c_Session(*session), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
}
#endif
