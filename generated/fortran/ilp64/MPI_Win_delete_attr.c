/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_delete_attr] through templates/fortran/ilp64.c.j2. */
/* Delete the attribute stored under a key on a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_delete_attr.c"

#if BND_HAS(MPI_Win_delete_attr)
void BND_WIDE_NAME(mpi_win_delete_attr, MPI_WIN_DELETE_ATTR)(const bnd_default_integer *win,
        const bnd_default_integer *win_keyval, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_win_delete_attr)(const bnd_integer *win,
        const bnd_integer *win_keyval, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Win_delete_attr) && bnd_is_inline_f2c_Win(*win)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_delete_attr)(bnd_inline_f2c_Win(*win), bnd_key_from_fortran(BND_OWNER_WIN,
            *win_keyval)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_win_delete_attr)(const bnd_default_integer *win,
        const bnd_default_integer *win_keyval, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *win_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_WIN, *win);
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_win_keyval = BND_NARROWED(bnd_integer, *win_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_delete_attr)(&int_win, &int_win_keyval, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_win_delete_attr, MPI_WIN_DELETE_ATTR)(const bnd_default_integer *win,
        const bnd_default_integer *win_keyval, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(win) | bnd_high_half(win_keyval),
            bnd_fits(win) && bnd_fits(win_keyval)), BND_WIDE_SLOW_PATH(mpi_win_delete_attr)(win, win_keyval, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_win_delete_attr)(bnd_low_half(win), bnd_low_half(win_keyval), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_win_delete_attr)(win, win_keyval, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
