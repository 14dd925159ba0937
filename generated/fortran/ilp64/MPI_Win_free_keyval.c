/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_free_keyval] through templates/fortran/ilp64.c.j2. */
/* Free an attribute key that was made for windows. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_free_keyval.c"

#if BND_HAS(MPI_Win_free_keyval)
void BND_WIDE_NAME(mpi_win_free_keyval, MPI_WIN_FREE_KEYVAL)(bnd_default_integer *win_keyval,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_free_keyval, MPI_WIN_FREE_KEYVAL)(bnd_default_integer *win_keyval,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *win_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_SELF, 0);
    bnd_integer int_win_keyval = BND_NARROWED(bnd_integer, *win_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_win_free_keyval)(&int_win_keyval, &int_ierror);
    bnd_integer_inout(win_keyval, int_win_keyval, BND_NARROWED(bnd_integer, *win_keyval));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
