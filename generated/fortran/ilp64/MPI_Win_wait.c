/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_wait] through templates/fortran/ilp64.c.j2. */
/* Block until all origins have finished, then end the posted exposure epoch. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_wait.c"

#if BND_HAS(MPI_Win_wait)
void BND_WIDE_NAME(mpi_win_wait, MPI_WIN_WAIT)(const bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_wait, MPI_WIN_WAIT)(const bnd_default_integer *win, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_wait)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
