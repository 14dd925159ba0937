/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_info] through templates/fortran/ilp64.c.j2. */
/* Change the hints attached to a window, collectively over its group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_set_info.c"

#if BND_HAS(MPI_Win_set_info)
void BND_WIDE_NAME(mpi_win_set_info, MPI_WIN_SET_INFO)(const bnd_default_integer *win, const bnd_default_integer *info,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_set_info, MPI_WIN_SET_INFO)(const bnd_default_integer *win, const bnd_default_integer *info,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_set_info)(&int_win, &int_info, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
