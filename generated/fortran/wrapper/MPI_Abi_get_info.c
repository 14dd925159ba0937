/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_info] through templates/fortran/wrapper.c.j2. */
/* Fetch an info object with details of the C ABI the library implements. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_get_info)
void BND_NAME(abi_get_info, ABI_GET_INFO)(MPI_Fint *info, MPI_Fint *ierror);

void BND_NAME(abi_get_info, ABI_GET_INFO)(MPI_Fint *info, MPI_Fint *ierror)
{
    MPI_Info c_info = MPI_INFO_NULL;
    const int result = BND_C(Abi_get_info)(&c_info);
    if (result == MPI_SUCCESS) *info = PMPI_Info_c2f(c_info);
    BND_RETURN(ierror, result);
}
#endif
