/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_info] through templates/fortran/wrapper.c.j2. */
/* Change the hints attached to a window, collectively over its group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_set_info)
BND_WRAPPER void BND_NAME(mpi_win_set_info, MPI_WIN_SET_INFO)(const bnd_integer *win, const bnd_integer *info,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_set_info)(const bnd_integer *win, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_set_info, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_set_info)(bnd_f2c_Win(*win), bnd_f2c_Info(*info)));
}

BND_WRAPPER void BND_NAME(mpi_win_set_info, MPI_WIN_SET_INFO)(const bnd_integer *win, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_set_info) && bnd_is_inline_f2c_Win(*win) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_win_set_info)(win, info, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_set_info)(bnd_inline_f2c_Win(*win), bnd_inline_f2c_Info(*info)));
}
#endif
