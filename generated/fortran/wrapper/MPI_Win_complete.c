/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_complete] through templates/fortran/wrapper.c.j2. */
/* End the access epoch opened by a start call on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_complete)
BND_WRAPPER void BND_NAME(mpi_win_complete, MPI_WIN_COMPLETE)(const bnd_integer *win, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_complete)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_complete, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_complete)(bnd_f2c_Win(*win)));
}

BND_WRAPPER void BND_NAME(mpi_win_complete, MPI_WIN_COMPLETE)(const bnd_integer *win, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_complete) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_complete)(win, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_complete)(bnd_inline_f2c_Win(*win)));
}
#endif
