/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_init] through templates/fortran/ilp64.c.j2. */
/* Open a new session with given hints and a given error handler. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_init.c"

#if BND_HAS(MPI_Session_init)
void BND_WIDE_NAME(mpi_session_init, MPI_SESSION_INIT)(const bnd_default_integer *info,
        const bnd_default_integer *errhandler, bnd_default_integer *session, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_init, MPI_SESSION_INIT)(const bnd_default_integer *info,
        const bnd_default_integer *errhandler, bnd_default_integer *session, bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_session = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_init)(&int_info, &int_errhandler, &int_session, &int_ierror);
    bnd_integer_out(session, int_session);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
