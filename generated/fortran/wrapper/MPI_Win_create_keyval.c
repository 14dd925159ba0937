/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_create_keyval] through templates/fortran/wrapper.c.j2. */
/* Create an attribute key for windows with its copy and delete callbacks. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_create_keyval)
BND_WRAPPER void BND_NAME(mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL)(bnd_procedure *win_copy_attr_fn,
        bnd_procedure *win_delete_attr_fn, bnd_integer *win_keyval, const MPI_Aint *extra_state, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL)(bnd_procedure *win_copy_attr_fn,
        bnd_procedure *win_delete_attr_fn, bnd_integer *win_keyval, const MPI_Aint *extra_state, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_create_keyval, ierror, BND_ON_SELF, 0);
    struct bnd_extra_state *c_extra_state;
    BND_CHECK_MEMORY(c_extra_state = bnd_extra_state_new(*extra_state, (bnd_procedure *const[3]){win_copy_attr_fn,
            win_delete_attr_fn}), (void)0, ierror);
    const int result = BND_C(MPI_Win_create_keyval)(bnd_win_copy_attr_function, bnd_win_delete_attr_function,
            win_keyval, c_extra_state);
    if (result == MPI_SUCCESS) bnd_keyval_created(BND_OWNER_WIN, *win_keyval, c_extra_state);
    bnd_extra_state_release_on_error(c_extra_state, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
