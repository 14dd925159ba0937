/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hvector] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        MPI_Datatype oldtype, MPI_Datatype *newtype);

int BND_IMPLEMENTATION(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count;
    (void)blocklength;
    (void)stride;
    (void)oldtype;
    (void)newtype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_create_hvector_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
