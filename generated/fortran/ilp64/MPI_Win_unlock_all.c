/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock_all] through templates/fortran/ilp64.c.j2. */
/* Close a shared passive-target access epoch that covers all processes of a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_unlock_all.c"

#if BND_HAS(MPI_Win_unlock_all)
void BND_WIDE_NAME(mpi_win_unlock_all, MPI_WIN_UNLOCK_ALL)(const bnd_default_integer *win,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_unlock_all, MPI_WIN_UNLOCK_ALL)(const bnd_default_integer *win, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_unlock_all)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
