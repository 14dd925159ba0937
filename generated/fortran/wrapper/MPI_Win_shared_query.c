/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/fortran/wrapper.c.j2. */
/* Find the local address, size and unit of the shared memory of another process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_shared_query)
BND_WRAPPER void BND_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_integer *win, const bnd_integer *rank,
        MPI_Aint *size, bnd_integer *disp_unit, void *baseptr, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_shared_query)(const bnd_integer *win, const bnd_integer *rank,
        MPI_Aint *size, bnd_integer *disp_unit, void *baseptr, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_shared_query, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_shared_query)(bnd_f2c_Win(*win), *rank, size, disp_unit, baseptr));
}

BND_WRAPPER void BND_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_integer *win, const bnd_integer *rank,
        MPI_Aint *size, bnd_integer *disp_unit, void *baseptr, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_shared_query) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_shared_query)(win, rank, size, disp_unit, baseptr, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_shared_query)(bnd_inline_f2c_Win(*win), *rank, size, disp_unit, baseptr));
}
#endif
