/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type);

int BND_IMPLEMENTATION(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    (void)value_type;
    (void)index_type;
    (void)pair_type;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_get_value_index", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
