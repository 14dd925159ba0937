/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_booleans] through templates/c/entry.c.j2. */
/* Tell the library which values stand for Fortran true and false at a logical size. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false);
BND_INSTRUMENTED_CALL(Abi_set_fortran_booleans, int, (int logical_size, void *logical_true, void *logical_false),
        (logical_size, logical_true, logical_false))

BND_WEAK(MPI_Abi_set_fortran_booleans, PMPI_Abi_set_fortran_booleans)

int BND_ENTRY(MPI_Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    BND_FORWARD(Abi_set_fortran_booleans, (logical_size, logical_true, logical_false));
}
