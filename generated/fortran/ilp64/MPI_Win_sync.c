/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_sync] through templates/fortran/ilp64.c.j2. */
/* Bring the private and public copies of the local window memory into agreement. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_sync.c"

#if BND_HAS(MPI_Win_sync)
void BND_WIDE_NAME(mpi_win_sync, MPI_WIN_SYNC)(const bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_sync, MPI_WIN_SYNC)(const bnd_default_integer *win, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_sync)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
