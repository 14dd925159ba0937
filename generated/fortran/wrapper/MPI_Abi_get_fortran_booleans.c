/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_fortran_booleans] through templates/fortran/wrapper.c.j2. */
/* Query the bit patterns used for Fortran true and false at a given logical size. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_get_fortran_booleans)
BND_WRAPPER void BND_NAME(mpi_abi_get_fortran_booleans, MPI_ABI_GET_FORTRAN_BOOLEANS)(const bnd_integer *logical_size,
        void *logical_true, void *logical_false, bnd_logical *is_set, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_abi_get_fortran_booleans, MPI_ABI_GET_FORTRAN_BOOLEANS)(const bnd_integer *logical_size,
        void *logical_true, void *logical_false, bnd_logical *is_set, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abi_get_fortran_booleans, ierror, BND_ON_SELF, 0);
    int c_is_set = 0;
    const int result = BND_C(MPI_Abi_get_fortran_booleans)(*logical_size, logical_true, logical_false, &c_is_set);
    *is_set = BND_LOGICAL(c_is_set);
    BND_STORE_IERROR(ierror, result);
}
#endif
