/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_test] through templates/fortran/ilp64.c.j2. */
/* Check without waiting whether a posted exposure epoch can be ended. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_test.c"

#if BND_HAS(MPI_Win_test)
void BND_WIDE_NAME(mpi_win_test, MPI_WIN_TEST)(const bnd_default_integer *win, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_test, MPI_WIN_TEST)(const bnd_default_integer *win, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_test)(&int_win, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
