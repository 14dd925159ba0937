/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_lock] through templates/fortran/wrapper.c.j2. */
/* Open a passive-target access epoch to one process, shared or exclusive. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_lock)
BND_WRAPPER void BND_NAME(mpi_win_lock, MPI_WIN_LOCK)(const bnd_integer *lock_type, const bnd_integer *rank,
        const bnd_integer *assert, const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_lock)(const bnd_integer *lock_type, const bnd_integer *rank,
        const bnd_integer *assert, const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_lock, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_lock)(*lock_type, *rank, *assert, bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_lock, MPI_WIN_LOCK)(const bnd_integer *lock_type, const bnd_integer *rank,
        const bnd_integer *assert, const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_lock) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_lock)(lock_type, rank, assert, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_lock)(*lock_type, *rank, *assert, bnd_inline_f2c_Win(*win)));
}
#endif
