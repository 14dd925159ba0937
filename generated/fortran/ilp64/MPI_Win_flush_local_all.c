/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local_all] through templates/fortran/ilp64.c.j2. */
/* Complete pending operations to every target as far as local buffers are concerned. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_flush_local_all.c"

#if BND_HAS(MPI_Win_flush_local_all)
void BND_WIDE_NAME(mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL)(const bnd_default_integer *win,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL)(const bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_flush_local_all)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
