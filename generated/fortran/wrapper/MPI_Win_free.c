/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_free] through templates/fortran/wrapper.c.j2. */
/* Free a window collectively and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_free)
BND_WRAPPER void BND_NAME(mpi_win_free, MPI_WIN_FREE)(bnd_integer *win, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_win_free, MPI_WIN_FREE)(bnd_integer *win, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_WIN, MPI_Win, c_win, win, bnd_f2c_Win(*win));
    const int result = BND_C(MPI_Win_free)(c_win);
    BND_HANDLE_COPY_OUT(MPI_WIN, Win, c_win, win);
    BND_STORE_IERROR(ierror, result);
}
#endif
