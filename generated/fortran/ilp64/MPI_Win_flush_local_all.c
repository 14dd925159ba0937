/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_flush_local_all] through templates/fortran/ilp64.c.j2. */
/* Complete pending operations to every target as far as local buffers are concerned. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_flush_local_all.c"

#if BND_HAS(MPI_Win_flush_local_all)
void BND_WIDE_NAME(mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL)(const bnd_default_integer *win,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_flush_local_all)(const bnd_integer *win,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_flush_local_all) && bnd_is_inline_f2c_Win(*win) &&
            !bnd_any_pending()))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_flush_local_all)(bnd_inline_f2c_Win(*win)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_flush_local_all)(const bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_flush_local_all)(&int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL)(const bnd_default_integer *win,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win), bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_flush_local_all)(win,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_flush_local_all)(bnd_low_half(win), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_win_flush_local_all)(win, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
