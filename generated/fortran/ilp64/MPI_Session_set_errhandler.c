/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/fortran/ilp64.c.j2. */
/* Attach a new error handler to an open session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_set_errhandler.c"

#if BND_HAS(MPI_Session_set_errhandler)
void BND_WIDE_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_set_errhandler)(&int_session, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
