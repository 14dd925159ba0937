/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);

int BND_IMPLEMENTATION(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    (void)datatype;
    (void)lb;
    (void)extent;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_get_extent_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
