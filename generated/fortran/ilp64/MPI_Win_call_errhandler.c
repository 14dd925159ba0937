/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_call_errhandler] through templates/fortran/ilp64.c.j2. */
/* Invoke the error handler of a window with a given error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_call_errhandler.c"

#if BND_HAS(MPI_Win_call_errhandler)
void BND_WIDE_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_default_integer *win,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER)(const bnd_default_integer *win,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_WIN, *win);
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_call_errhandler)(&int_win, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
