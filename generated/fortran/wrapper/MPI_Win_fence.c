/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_fence] through templates/fortran/wrapper.c.j2. */
/* Synchronise remote accesses collectively, separating epochs on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_fence)
BND_WRAPPER void BND_NAME(mpi_win_fence, MPI_WIN_FENCE)(const bnd_integer *assert, const bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_fence)(const bnd_integer *assert, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_fence, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_fence)(*assert, bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_fence, MPI_WIN_FENCE)(const bnd_integer *assert, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_fence) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_fence)(assert, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_fence)(*assert, bnd_inline_f2c_Win(*win)));
}
#endif
