/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_info] through templates/fortran/ilp64.c.j2. */
/* Fetch an info object with details of the C ABI the library implements. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abi_get_info.c"

#if BND_HAS(MPI_Abi_get_info)
void BND_WIDE_NAME(mpi_abi_get_info, MPI_ABI_GET_INFO)(bnd_default_integer *info, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_abi_get_info, MPI_ABI_GET_INFO)(bnd_default_integer *info, bnd_default_integer *ierror)
{
    bnd_integer int_info = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_abi_get_info)(&int_info, &int_ierror);
    bnd_integer_out(info, int_info);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
