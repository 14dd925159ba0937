/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/fortran/ilp64.c.j2. */
/* Stop exposing a piece of local memory through a dynamic window. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Win_detach.c"

#if BND_HAS(MPI_Win_detach)
void BND_WIDE_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_default_integer *win, const void *base,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_default_integer *win, const void *base,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_detach)(&int_win, base, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
