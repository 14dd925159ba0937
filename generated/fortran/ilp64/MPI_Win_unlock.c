/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_unlock] through templates/fortran/ilp64.c.j2. */
/* Close the passive-target access epoch to one process, completing its operations. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_unlock.c"

#if BND_HAS(MPI_Win_unlock)
void BND_WIDE_NAME(mpi_win_unlock, MPI_WIN_UNLOCK)(const bnd_default_integer *rank, const bnd_default_integer *win,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_unlock, MPI_WIN_UNLOCK)(const bnd_default_integer *rank, const bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_unlock)(&int_rank, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
