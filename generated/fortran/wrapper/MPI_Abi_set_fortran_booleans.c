/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_booleans] through templates/fortran/wrapper.c.j2. */
/* Tell the library which values stand for Fortran true and false at a logical size. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_set_fortran_booleans)
BND_WRAPPER void BND_NAME(mpi_abi_set_fortran_booleans, MPI_ABI_SET_FORTRAN_BOOLEANS)(const bnd_integer *logical_size,
        void *logical_true, void *logical_false, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_abi_set_fortran_booleans, MPI_ABI_SET_FORTRAN_BOOLEANS)(const bnd_integer *logical_size,
        void *logical_true, void *logical_false, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Abi_set_fortran_booleans, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Abi_set_fortran_booleans)(*logical_size, logical_true, logical_false));
}
#endif
