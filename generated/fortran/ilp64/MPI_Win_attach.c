/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_attach] through templates/fortran/ilp64.c.j2. */
/* Expose a piece of local memory through a dynamic window. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Win_attach.c"

#if BND_HAS(MPI_Win_attach)
void BND_WIDE_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_default_integer *win, const void *base,
        const MPI_Aint *size, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_attach)(const bnd_integer *win,
        const void *base, const MPI_Aint *size, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_attach) && bnd_is_inline_f2c_Win(*win) &&
            bnd_is_contiguous_buffer(base)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_attach)(bnd_inline_f2c_Win(*win), bnd_base(base), *size));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_attach)(const bnd_default_integer *win, const void *base,
        const MPI_Aint *size, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_attach)(&int_win, base, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_attach, MPI_WIN_ATTACH)(const bnd_default_integer *win, const void *base,
        const MPI_Aint *size, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win), bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_attach)(win, base,
            size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_attach)(bnd_low_half(win), base, size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_win_attach)(win, base, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
