/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/fortran/wrapper.c.j2. */
/* Find the local address, size and unit of the shared memory of another process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_shared_query_c) || BND_HAS(MPI_Win_shared_query)
BND_WRAPPER void BND_NAME(mpi_win_shared_query_c, MPI_WIN_SHARED_QUERY_C)(const bnd_integer *win,
        const bnd_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr, bnd_integer *ierror);

#if BND_HAS(MPI_Win_shared_query_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_win_shared_query_c)(const bnd_integer *win, const bnd_integer *rank,
        MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_shared_query_c, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_shared_query_c)(bnd_f2c_Win(*win), *rank, size, disp_unit, baseptr));
}
#endif

BND_WRAPPER void BND_NAME(mpi_win_shared_query_c, MPI_WIN_SHARED_QUERY_C)(const bnd_integer *win,
        const bnd_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr, bnd_integer *ierror)
{
#if BND_HAS(MPI_Win_shared_query_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_shared_query_c) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_shared_query_c)(win, rank, size, disp_unit, baseptr, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_shared_query_c)(bnd_inline_f2c_Win(*win), *rank, size, disp_unit, baseptr));
#else
    BND_REQUIRE(MPI_Win_shared_query, ierror, BND_ON_WIN, *win);
    int c_disp_unit = 0;
    int result = BND_C(MPI_Win_shared_query)(bnd_f2c_Win(*win), *rank, size, &c_disp_unit, baseptr);
    BND_NARROW_OUT(MPI_Aint, disp_unit, c_disp_unit, MPI_ERR_DISP, result, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
