/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_test] through templates/fortran/wrapper.c.j2. */
/* Check without waiting whether a posted exposure epoch can be ended. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_test)
BND_WRAPPER void BND_NAME(mpi_win_test, MPI_WIN_TEST)(const bnd_integer *win, bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_win_test, MPI_WIN_TEST)(const bnd_integer *win, bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_test, ierror, BND_ON_WIN, *win);
    int c_flag = 0;
    const int result = BND_C(MPI_Win_test)(bnd_f2c_Win(*win), &c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
