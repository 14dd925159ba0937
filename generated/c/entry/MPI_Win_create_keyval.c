/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_create_keyval] through templates/c/entry.c.j2. */
/* Create an attribute key for windows with its copy and delete callbacks. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state);
BND_INSTRUMENTED_CALL(Win_create_keyval, int, (MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state), (win_copy_attr_fn,
        win_delete_attr_fn, win_keyval, extra_state))

BND_WEAK(MPI_Win_create_keyval, PMPI_Win_create_keyval)

int BND_ENTRY(MPI_Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_create_keyval");
    BND_REFUSE_IF("MPI_Win_create_keyval", !win_keyval, MPI_ERR_ARG, "win_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Win_create_keyval, (win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state));
}
