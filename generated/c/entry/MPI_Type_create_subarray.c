/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/c/entry.c.j2. */
/* Make a datatype that selects a rectangular part of a larger array. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_subarray, int, (int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype), (ndims, array_of_sizes,
        array_of_subsizes, array_of_starts, order, oldtype, newtype))

BND_WEAK(MPI_Type_create_subarray, PMPI_Type_create_subarray)

int BND_ENTRY(MPI_Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_subarray");
    BND_REFUSE_IF("MPI_Type_create_subarray", ndims < 0, MPI_ERR_ARG, "ndims", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_subarray", ndims > 0 && !array_of_sizes, MPI_ERR_ARG, "array_of_sizes",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_subarray", ndims > 0 && !array_of_subsizes, MPI_ERR_ARG, "array_of_subsizes",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_subarray", ndims > 0 && !array_of_starts, MPI_ERR_ARG, "array_of_starts",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_subarray", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_subarray", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_subarray, (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype,
            newtype));
}
