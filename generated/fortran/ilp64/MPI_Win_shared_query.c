/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_shared_query] through templates/fortran/ilp64.c.j2. */
/* Find the local address, size and unit of the shared memory of another process. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_shared_query_c.c"

#if BND_HAS(MPI_Win_shared_query_c) || BND_HAS(MPI_Win_shared_query)
void BND_WIDE_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_default_integer *win,
        const bnd_default_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_shared_query_c)(const bnd_integer *win,
        const bnd_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Win_shared_query_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_shared_query_c) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_shared_query_c)(bnd_inline_f2c_Win(*win), *rank, size, disp_unit, baseptr));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_shared_query)(const bnd_default_integer *win,
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

void BND_WIDE_NAME(mpi_win_shared_query, MPI_WIN_SHARED_QUERY)(const bnd_default_integer *win,
        const bnd_default_integer *rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(rank) && BND_FIT(bnd_high_half(win), bnd_fits(win)),
            BND_WIDE_SLOW_PATH(mpi_win_shared_query)(win, rank, size, disp_unit, baseptr, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_shared_query_c)(bnd_low_half(win), bnd_low_half(rank), size, disp_unit,
            baseptr, &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_shared_query)(win, rank, size, disp_unit, baseptr,
            ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
