/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr);

int BND_IMPLEMENTATION(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr)
{
    (void)size;
    (void)info;
    (void)baseptr;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Alloc_mem", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
