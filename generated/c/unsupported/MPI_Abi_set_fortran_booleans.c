/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_booleans] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false);

int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    (void)logical_size;
    (void)logical_true;
    (void)logical_false;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Abi_set_fortran_booleans", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
