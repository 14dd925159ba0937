/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_start] through templates/fortran/ilp64.c.j2. */
/* Open an access epoch towards a group of target processes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_start.c"

#if BND_HAS(MPI_Win_start)
void BND_WIDE_NAME(mpi_win_start, MPI_WIN_START)(const bnd_default_integer *group, const bnd_default_integer *assert,
        const bnd_default_integer *win, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_start)(const bnd_integer *group,
        const bnd_integer *assert, const bnd_integer *win, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_start) && bnd_is_inline_f2c_Group(*group) &&
            bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_start)(bnd_inline_f2c_Group(*group), *assert, bnd_inline_f2c_Win(*win)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_start)(const bnd_default_integer *group,
        const bnd_default_integer *assert, const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *assert, 1, MPI_ERR_ARG, ierror, BND_ON_WIN, *win);
    const bnd_integer int_group = bnd_integer_handle(*group);
    const bnd_integer int_assert = BND_NARROWED(bnd_integer, *assert);
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_start)(&int_group, &int_assert, &int_win, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_start, MPI_WIN_START)(const bnd_default_integer *group, const bnd_default_integer *assert,
        const bnd_default_integer *win, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(group) | bnd_high_half(assert) | bnd_high_half(win),
            bnd_fits(group) && bnd_fits(assert) && bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_start)(group, assert,
            win, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_start)(bnd_low_half(group), bnd_low_half(assert), bnd_low_half(win),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_start)(group, assert, win, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
