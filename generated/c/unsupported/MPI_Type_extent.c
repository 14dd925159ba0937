/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_extent] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent);

int BND_IMPLEMENTATION(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent)
{
    (void)datatype;
    (void)extent;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_extent", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
