/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed_block] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);

int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count;
    (void)blocklength;
    (void)array_of_displacements;
    (void)oldtype;
    (void)newtype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_create_hindexed_block", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
