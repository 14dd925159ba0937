/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_post] through templates/fortran/wrapper.c.j2. */
/* Open an exposure epoch on the local window for a group of origin processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_post)
BND_WRAPPER void BND_NAME(mpi_win_post, MPI_WIN_POST)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_post)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_post, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_post)(bnd_f2c_Group(*group), *assert, bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_post, MPI_WIN_POST)(const bnd_integer *group, const bnd_integer *assert,
        const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_post) && bnd_is_inline_f2c_Group(*group) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_post)(group, assert, win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_post)(bnd_inline_f2c_Group(*group), *assert, bnd_inline_f2c_Win(*win)));
}
#endif
