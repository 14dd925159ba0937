/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_info] through templates/fortran/wrapper.c.j2. */
/* Obtain a new info object holding the hints in use for a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_get_info)
BND_WRAPPER void BND_NAME(mpi_win_get_info, MPI_WIN_GET_INFO)(const bnd_integer *win, bnd_integer *info_used,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_get_info)(const bnd_integer *win, bnd_integer *info_used,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_get_info, ierror, BND_ON_WIN, *win);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_info_used, info_used, MPI_INFO_NULL);
    const int result = BND_C(MPI_Win_get_info)(bnd_f2c_Win(*win), c_info_used);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info_used, info_used, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_get_info, MPI_WIN_GET_INFO)(const bnd_integer *win, bnd_integer *info_used,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_get_info) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_get_info)(win, info_used, ierror));
    BND_HANDLE_UNSET(MPI_INFO, MPI_Info, c_info_used, info_used);
    const int result = BND_C(MPI_Win_get_info)(bnd_inline_f2c_Win(*win), c_info_used);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info_used, info_used, result);
}
#endif
