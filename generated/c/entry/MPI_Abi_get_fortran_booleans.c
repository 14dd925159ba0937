/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_fortran_booleans] through templates/c/entry.c.j2. */
/* Query the bit patterns used for Fortran true and false at a given logical size. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set);
BND_INSTRUMENTED_CALL(Abi_get_fortran_booleans, int, (int logical_size, void *logical_true, void *logical_false,
        int *is_set), (logical_size, logical_true, logical_false, is_set))

BND_WEAK(MPI_Abi_get_fortran_booleans, PMPI_Abi_get_fortran_booleans)

int BND_ENTRY(MPI_Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    BND_REFUSE_IF("MPI_Abi_get_fortran_booleans", !logical_true, MPI_ERR_ARG, "logical_true", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Abi_get_fortran_booleans", !logical_false, MPI_ERR_ARG, "logical_false", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Abi_get_fortran_booleans", !is_set, MPI_ERR_ARG, "is_set", BND_ON_NOTHING, 0);
    BND_FORWARD(Abi_get_fortran_booleans, (logical_size, logical_true, logical_false, is_set));
}
