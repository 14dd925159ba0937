/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_create_keyval] through templates/c/entry.c.j2. */
/* Create an attribute key for communicators with its copy and delete callbacks. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
BND_INSTRUMENTED_CALL(Comm_create_keyval, int, (MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state), (comm_copy_attr_fn,
        comm_delete_attr_fn, comm_keyval, extra_state))

BND_WEAK(MPI_Comm_create_keyval, PMPI_Comm_create_keyval)

int BND_ENTRY(MPI_Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_create_keyval");
    BND_REFUSE_IF("MPI_Comm_create_keyval", !comm_keyval, MPI_ERR_ARG, "comm_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Comm_create_keyval, (comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state));
}
