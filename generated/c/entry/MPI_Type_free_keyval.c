/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_free_keyval] through templates/c/entry.c.j2. */
/* Free an attribute key that was made for datatypes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_free_keyval)(int *type_keyval);
BND_INSTRUMENTED_CALL(Type_free_keyval, int, (int *type_keyval), (type_keyval))

BND_WEAK(MPI_Type_free_keyval, PMPI_Type_free_keyval)

int BND_ENTRY(MPI_Type_free_keyval)(int *type_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_free_keyval");
    BND_REFUSE_IF("MPI_Type_free_keyval", !type_keyval, MPI_ERR_ARG, "type_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_free_keyval, (type_keyval));
}
