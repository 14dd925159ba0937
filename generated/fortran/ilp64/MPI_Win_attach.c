/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/ilp64.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Win_attach.c"

#if BND_HAS(MPI_Win_attach)
void BND_WIDE_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_default_integer *win, const void *base,
        const MPI_Aint *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_default_integer *win, const void *base,
        const MPI_Aint *size, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_attach)(&int_win, base, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
