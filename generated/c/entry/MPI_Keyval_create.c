/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_create] through templates/c/entry.c.j2. */
/* Create a communicator attribute key through the old MPI-1 call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state);
BND_INSTRUMENTED_CALL(Keyval_create, int, (MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state), (copy_fn, delete_fn, keyval, extra_state))

BND_WEAK(MPI_Keyval_create, PMPI_Keyval_create)

int BND_ENTRY(MPI_Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Keyval_create");
    BND_REFUSE_IF("MPI_Keyval_create", !keyval, MPI_ERR_ARG, "keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Keyval_create, (copy_fn, delete_fn, keyval, extra_state));
}
