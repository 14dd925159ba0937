/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_sync] through templates/fortran/wrapper.c.j2. */
/* Bring the private and public copies of the local window memory into agreement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_sync)
BND_WRAPPER void BND_NAME(mpi_win_sync, MPI_WIN_SYNC)(const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_sync)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_sync, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_sync)(bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_sync, MPI_WIN_SYNC)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_sync) && bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_win_sync)(win,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_sync)(bnd_inline_f2c_Win(*win)));
}
#endif
