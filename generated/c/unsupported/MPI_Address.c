/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Address)(void *location, MPI_Aint *address);

int BND_IMPLEMENTATION(Address)(void *location, MPI_Aint *address)
{
    (void)location;
    (void)address;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Address", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
