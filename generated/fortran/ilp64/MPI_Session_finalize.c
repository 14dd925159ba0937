/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_finalize] through templates/fortran/ilp64.c.j2. */
/* Release a session and everything it still holds, leaving a null session handle. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_finalize.c"

#if BND_HAS(MPI_Session_finalize)
void BND_WIDE_NAME(mpi_session_finalize, MPI_SESSION_FINALIZE)(bnd_default_integer *session,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_finalize, MPI_SESSION_FINALIZE)(bnd_default_integer *session,
        bnd_default_integer *ierror)
{
    bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_finalize)(&int_session, &int_ierror);
    bnd_integer_inout(session, int_session, bnd_integer_handle(*session));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
