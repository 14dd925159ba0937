/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_finalize] through templates/fortran/wrapper.c.j2. */
/* Release a session and everything it still holds, leaving a null session handle. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_finalize)
BND_WRAPPER void BND_NAME(mpi_session_finalize, MPI_SESSION_FINALIZE)(bnd_integer *session, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_session_finalize, MPI_SESSION_FINALIZE)(bnd_integer *session, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_finalize, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_SESSION, MPI_Session, c_session, session, bnd_f2c_Session(*session));
    const int result = BND_C(MPI_Session_finalize)(c_session);
    BND_HANDLE_COPY_OUT(MPI_SESSION, Session, c_session, session);
    BND_STORE_IERROR(ierror, result);
}
#endif
