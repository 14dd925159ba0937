/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_start] through templates/fortran/wrapper.c.j2. */
/* Open an access epoch towards a group of target processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_start)
BND_WRAPPER void BND_NAME(mpi_win_start, MPI_WIN_START)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_start)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_start, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_start)(bnd_f2c_Group(*group), *assert, bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_start, MPI_WIN_START)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_start) && bnd_is_inline_f2c_Group(*group) &&
            bnd_is_inline_f2c_Win(*win), BND_SLOW_PATH(mpi_win_start)(group, assert, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_start)(bnd_inline_f2c_Group(*group), *assert, bnd_inline_f2c_Win(*win)));
}
#endif
