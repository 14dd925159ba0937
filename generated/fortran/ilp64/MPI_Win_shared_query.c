/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/fortran/ilp64.c.j2. */
/* Find the local address, size and unit of the shared memory of another process. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_shared_query_c.c"

#if BND_HAS(MPI_Win_shared_query_c) || BND_HAS(MPI_Win_shared_query)
void BND_WIDE_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_default_integer *win,
        const bnd_default_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_default_integer *win,
        const bnd_default_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_shared_query_c)(&int_win, &int_rank, size, disp_unit, baseptr, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
