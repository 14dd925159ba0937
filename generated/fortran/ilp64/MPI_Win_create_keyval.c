/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_create_keyval] through templates/fortran/ilp64.c.j2. */
/* Create an attribute key for windows with its copy and delete callbacks. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Win_create_keyval.c"

#if BND_HAS(MPI_Win_create_keyval)
void BND_WIDE_NAME(mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL)(bnd_procedure *win_copy_attr_fn,
        bnd_procedure *win_delete_attr_fn, bnd_default_integer *win_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL)(bnd_procedure *win_copy_attr_fn,
        bnd_procedure *win_delete_attr_fn, bnd_default_integer *win_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror)
{
    bnd_integer int_win_keyval = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_win_create_keyval)(win_copy_attr_fn, win_delete_attr_fn, &int_win_keyval, extra_state, &int_ierror);
    bnd_integer_out(win_keyval, int_win_keyval);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
