/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);

int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    (void)count;
    (void)array_of_blocklengths;
    (void)array_of_displacements;
    (void)oldtype;
    (void)newtype;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_hindexed", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
