/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_detach] through templates/fortran/ilp64.c.j2. */
/* Stop exposing a piece of local memory through a dynamic window. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Win_detach.c"

#if BND_HAS(MPI_Win_detach)
void BND_WIDE_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_default_integer *win, const void *base,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_detach)(const bnd_integer *win,
        const void *base, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_detach) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_detach)(bnd_inline_f2c_Win(*win), bnd_address(bnd_base(base),
            BND_MPI_BOTTOM)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_detach)(const bnd_default_integer *win, const void *base,
        bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_detach)(&int_win, base, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_detach, MPI_WIN_DETACH)(const bnd_default_integer *win, const void *base,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win), bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_detach)(win, base,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_detach)(bnd_low_half(win), base, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_win_detach)(win, base, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
