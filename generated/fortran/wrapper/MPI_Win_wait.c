/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_wait] through templates/fortran/wrapper.c.j2. */
/* Block until all origins have finished, then end the posted exposure epoch. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_wait)
BND_WRAPPER void BND_NAME(mpi_win_wait, MPI_WIN_WAIT)(const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_wait)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_wait, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_wait)(bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_wait, MPI_WIN_WAIT)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_wait) && bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_win_wait)(win,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_wait)(bnd_inline_f2c_Win(*win)));
}
#endif
