/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush] through templates/fortran/ilp64.c.j2. */
/* Complete all pending operations to one target, both locally and at that target. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_flush.c"

#if BND_HAS(MPI_Win_flush)
void BND_WIDE_NAME(mpi_win_flush, MPI_WIN_FLUSH)(const bnd_default_integer *rank, const bnd_default_integer *win,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_flush)(const bnd_integer *rank,
        const bnd_integer *win, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_flush) && bnd_is_inline_f2c_Win(*win) && !bnd_any_pending()))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_flush)(*rank, bnd_inline_f2c_Win(*win)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_flush)(const bnd_default_integer *rank,
        const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_WIN, *win);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_flush)(&int_rank, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_flush, MPI_WIN_FLUSH)(const bnd_default_integer *rank, const bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(rank) && BND_FIT(bnd_high_half(win), bnd_fits(win)),
            BND_WIDE_SLOW_PATH(mpi_win_flush)(rank, win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_flush)(bnd_low_half(rank), bnd_low_half(win), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_win_flush)(rank, win, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
