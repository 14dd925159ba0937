/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local] through templates/fortran/wrapper.c.j2. */
/* Complete pending operations to one target as far as local buffers are concerned. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_flush_local)
BND_WRAPPER void BND_NAME(mpi_win_flush_local, MPI_WIN_FLUSH_LOCAL)(const bnd_integer *rank, const bnd_integer *win,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_flush_local)(const bnd_integer *rank, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_flush_local, ierror, BND_ON_WIN, *win);
    const unsigned long since = bnd_requests_inspecting();
    const int result = BND_C(MPI_Win_flush_local)(*rank, bnd_f2c_Win(*win));
    if (bnd_any_pending()) bnd_window_synchronized(*win, *rank, since, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_flush_local, MPI_WIN_FLUSH_LOCAL)(const bnd_integer *rank, const bnd_integer *win,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_flush_local) && bnd_is_inline_f2c_Win(*win) && !bnd_any_pending(),
            BND_SLOW_PATH(mpi_win_flush_local)(rank, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_flush_local)(*rank, bnd_inline_f2c_Win(*win)));
}
#endif
