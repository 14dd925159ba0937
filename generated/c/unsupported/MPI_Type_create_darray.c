/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_darray] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);

int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)size;
    (void)rank;
    (void)ndims;
    (void)array_of_gsizes;
    (void)array_of_distribs;
    (void)array_of_dargs;
    (void)array_of_psizes;
    (void)order;
    (void)oldtype;
    (void)newtype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_create_darray", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
