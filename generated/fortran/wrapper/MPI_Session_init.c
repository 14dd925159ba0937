/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_init] through templates/fortran/wrapper.c.j2. */
/* Open a new session with given hints and a given error handler. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_init)
BND_WRAPPER void BND_NAME(mpi_session_init, MPI_SESSION_INIT)(const bnd_integer *info, const bnd_integer *errhandler,
        bnd_integer *session, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_session_init, MPI_SESSION_INIT)(const bnd_integer *info, const bnd_integer *errhandler,
        bnd_integer *session, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_init, ierror, BND_ON_SELF, 0);
    bnd_mpi_starting(0);
    BND_HANDLE_LOCAL(MPI_SESSION, MPI_Session, c_session, session, MPI_SESSION_NULL);
    const int result = BND_C(MPI_Session_init)(bnd_f2c_Info(*info), bnd_f2c_Errhandler(*errhandler), c_session);
    BND_HANDLE_CREATED(MPI_SESSION, Session, c_session, session, result);
    bnd_mpi_started(result);
    BND_STORE_IERROR(ierror, result);
}
#endif
