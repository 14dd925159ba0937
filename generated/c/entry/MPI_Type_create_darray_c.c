/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_darray] through templates/c/entry.c.j2. */
/* Make a datatype for the local part of a distributed global array. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_darray_c, int, (int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs,
        array_of_dargs, array_of_psizes, order, oldtype, newtype))

BND_WEAK(MPI_Type_create_darray_c, PMPI_Type_create_darray_c)

int BND_ENTRY(MPI_Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_darray_c");
    BND_REFUSE_IF("MPI_Type_create_darray_c", size < 0, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", rank < 0, MPI_ERR_RANK, "rank", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", ndims < 0, MPI_ERR_ARG, "ndims", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", ndims > 0 && !array_of_gsizes, MPI_ERR_ARG, "array_of_gsizes",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", ndims > 0 && !array_of_distribs, MPI_ERR_ARG, "array_of_distribs",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", ndims > 0 && !array_of_dargs, MPI_ERR_ARG, "array_of_dargs",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", ndims > 0 && !array_of_psizes, MPI_ERR_ARG, "array_of_psizes",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_darray_c", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_darray_c, (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs,
            array_of_psizes, order, oldtype, newtype));
}
