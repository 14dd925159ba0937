/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[],
        const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype);

int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[],
        const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    (void)ndims;
    (void)array_of_sizes;
    (void)array_of_subsizes;
    (void)array_of_starts;
    (void)order;
    (void)oldtype;
    (void)newtype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_create_subarray_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
