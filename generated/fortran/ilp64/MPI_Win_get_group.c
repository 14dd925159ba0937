/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_group] through templates/fortran/ilp64.c.j2. */
/* Return a copy of the group of processes that created a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_get_group.c"

#if BND_HAS(MPI_Win_get_group)
void BND_WIDE_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_default_integer *win, bnd_default_integer *group,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_get_group)(const bnd_integer *win,
        bnd_integer *group, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_get_group) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_group, group);
    const int result = BND_C(MPI_Win_get_group)(bnd_inline_f2c_Win(*win), c_group);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_get_group)(const bnd_default_integer *win,
        bnd_default_integer *group, bnd_default_integer *ierror)
{
    const bnd_integer int_win = bnd_integer_handle(*win);
    bnd_integer int_group = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_get_group)(&int_win, &int_group, &int_ierror);
    bnd_integer_out(group, int_group);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_default_integer *win, bnd_default_integer *group,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win), bnd_fits(win)), BND_WIDE_SLOW_PATH(mpi_win_get_group)(win, group,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_get_group)(bnd_low_half(win), (bnd_integer *)bnd_low_half(group),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_win_get_group)(win, group, ierror));
    bnd_widen(group);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
