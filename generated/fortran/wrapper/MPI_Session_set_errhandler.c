/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach a new error handler to an open session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_set_errhandler)
BND_WRAPPER void BND_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_integer *session,
        const bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_set_errhandler)(const bnd_integer *session,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_set_errhandler, ierror, BND_ON_SESSION, *session);
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_set_errhandler)(bnd_f2c_Session(*session),
            bnd_f2c_Errhandler(*errhandler)));
}

BND_WRAPPER void BND_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_integer *session,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_set_errhandler) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_inline_f2c_Errhandler(*errhandler), BND_SLOW_PATH(mpi_session_set_errhandler)(session, errhandler,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_set_errhandler)(bnd_inline_f2c_Session(*session),
            bnd_inline_f2c_Errhandler(*errhandler)));
}
#endif
