/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock] through templates/fortran/ilp64.c.j2. */
/* Open a passive-target access epoch to one process, shared or exclusive. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_lock.c"

#if BND_HAS(MPI_Win_lock)
void BND_WIDE_NAME(mpi_win_lock, MPI_WIN_LOCK)(const bnd_default_integer *lock_type, const bnd_default_integer *rank,
        const bnd_default_integer *assert, const bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_lock, MPI_WIN_LOCK)(const bnd_default_integer *lock_type, const bnd_default_integer *rank,
        const bnd_default_integer *assert, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *lock_type, 1, MPI_ERR_ARG, ierror, BND_ON_WIN, *win);
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    BND_NARROW_CHECK(bnd_integer, *assert, 1, MPI_ERR_ARG, ierror, BND_ON_WIN, *win);
    const bnd_integer int_lock_type = BND_NARROWED(bnd_integer, *lock_type);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_assert = BND_NARROWED(bnd_integer, *assert);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_lock)(&int_lock_type, &int_rank, &int_assert, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
