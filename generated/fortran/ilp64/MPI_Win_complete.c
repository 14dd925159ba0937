/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_complete] through templates/fortran/ilp64.c.j2. */
/* End the access epoch opened by a start call on a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_complete.c"

#if BND_HAS(MPI_Win_complete)
void BND_WIDE_NAME(mpi_win_complete, MPI_WIN_COMPLETE)(const bnd_default_integer *win, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_complete, MPI_WIN_COMPLETE)(const bnd_default_integer *win, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_complete)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
