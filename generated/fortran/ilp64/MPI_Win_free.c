/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_free] through templates/fortran/ilp64.c.j2. */
/* Free a window collectively and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_free.c"

#if BND_HAS(MPI_Win_free)
void BND_WIDE_NAME(mpi_win_free, MPI_WIN_FREE)(bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_free, MPI_WIN_FREE)(bnd_default_integer *win, bnd_default_integer *ierror)
{
    bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_free)(&int_win, &int_ierror);
    bnd_integer_inout(win, int_win, bnd_integer_handle(*win));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
