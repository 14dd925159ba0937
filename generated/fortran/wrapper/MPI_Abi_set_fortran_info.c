/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_set_fortran_info] through templates/fortran/wrapper.c.j2. */
/* Supply sizes and availability of Fortran types to a library used through the ABI. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Abi_set_fortran_info)
void BND_NAME(abi_set_fortran_info, ABI_SET_FORTRAN_INFO)(const MPI_Fint *info, MPI_Fint *ierror);

void BND_NAME(abi_set_fortran_info, ABI_SET_FORTRAN_INFO)(const MPI_Fint *info, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Abi_set_fortran_info)(bnd_f2c_Info(*info)));
}
#endif
