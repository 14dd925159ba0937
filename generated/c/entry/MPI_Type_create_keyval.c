/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_create_keyval] through templates/c/entry.c.j2. */
/* Create an attribute key for datatypes with its copy and delete callbacks. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
BND_INSTRUMENTED_CALL(Type_create_keyval, int, (MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state), (type_copy_attr_fn,
        type_delete_attr_fn, type_keyval, extra_state))

BND_WEAK(MPI_Type_create_keyval, PMPI_Type_create_keyval)

int BND_ENTRY(MPI_Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_keyval");
    BND_REFUSE_IF("MPI_Type_create_keyval", !type_keyval, MPI_ERR_ARG, "type_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_keyval, (type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state));
}
