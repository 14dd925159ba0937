/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_delete_attr] through templates/fortran/wrapper.c.j2. */
/* Delete the attribute stored under a key on a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_delete_attr)
BND_WRAPPER void BND_NAME(mpi_win_delete_attr, MPI_WIN_DELETE_ATTR)(const bnd_integer *win,
        const bnd_integer *win_keyval, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_delete_attr)(const bnd_integer *win, const bnd_integer *win_keyval,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_delete_attr, ierror, BND_ON_WIN, *win);
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_delete_attr)(bnd_f2c_Win(*win), bnd_key_from_fortran(BND_OWNER_WIN,
            *win_keyval)));
}

BND_WRAPPER void BND_NAME(mpi_win_delete_attr, MPI_WIN_DELETE_ATTR)(const bnd_integer *win,
        const bnd_integer *win_keyval, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_delete_attr) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_delete_attr)(win, win_keyval, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Win_delete_attr)(bnd_inline_f2c_Win(*win), bnd_key_from_fortran(BND_OWNER_WIN,
            *win_keyval)));
}
#endif
