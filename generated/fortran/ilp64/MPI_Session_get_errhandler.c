/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_get_errhandler] through templates/fortran/ilp64.c.j2. */
/* Return the error handler currently attached to a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_errhandler.c"

#if BND_HAS(MPI_Session_get_errhandler)
void BND_WIDE_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_default_integer *session,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_default_integer *session,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_errhandler)(&int_session, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
