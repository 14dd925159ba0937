/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_create] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state);

int BND_IMPLEMENTATION(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    (void)copy_fn;
    (void)delete_fn;
    (void)keyval;
    (void)extra_state;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Keyval_create", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
