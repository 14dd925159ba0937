/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_set_attr] through templates/fortran/ilp64.c.j2. */
/* Store an attribute value under a key on a window. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_set_attr.c"

#if BND_HAS(MPI_Win_set_attr)
void BND_WIDE_NAME(mpi_win_set_attr, MPI_WIN_SET_ATTR)(const bnd_default_integer *win,
        const bnd_default_integer *win_keyval, const MPI_Aint *attribute_val, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_set_attr, MPI_WIN_SET_ATTR)(const bnd_default_integer *win,
        const bnd_default_integer *win_keyval, const MPI_Aint *attribute_val, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *win_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_WIN, *win);
    const bnd_integer int_win = bnd_integer_handle(*win);
    const bnd_integer int_win_keyval = BND_NARROWED(bnd_integer, *win_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_set_attr)(&int_win, &int_win_keyval, attribute_val, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
