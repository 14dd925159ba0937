/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_set_attr] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val);

int BND_IMPLEMENTATION(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    (void)datatype;
    (void)type_keyval;
    (void)attribute_val;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_set_attr", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
