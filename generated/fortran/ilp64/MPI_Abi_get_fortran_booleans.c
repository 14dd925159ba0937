/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_fortran_booleans] through templates/fortran/ilp64.c.j2. */
/* Query the bit patterns used for Fortran true and false at a given logical size. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abi_get_fortran_booleans.c"

#if BND_HAS(MPI_Abi_get_fortran_booleans)
void BND_WIDE_NAME(mpi_abi_get_fortran_booleans, MPI_ABI_GET_FORTRAN_BOOLEANS)(const bnd_default_integer *logical_size,
        void *logical_true, void *logical_false, bnd_logical *is_set, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_abi_get_fortran_booleans, MPI_ABI_GET_FORTRAN_BOOLEANS)(const bnd_default_integer *logical_size,
        void *logical_true, void *logical_false, bnd_logical *is_set, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *logical_size, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_logical_size = BND_NARROWED(bnd_integer, *logical_size);
    bnd_integer int_ierror;
    BND_INNER(mpi_abi_get_fortran_booleans)(&int_logical_size, logical_true, logical_false, is_set, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
