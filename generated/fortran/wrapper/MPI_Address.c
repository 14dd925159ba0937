/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/fortran/wrapper.c.j2. */
/* Return the address of a memory location through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Address) || BND_HAS(MPI_Get_address)
void BND_NAME(address, ADDRESS)(void *location, MPI_Fint *address, MPI_Fint *ierror);

void BND_NAME(address, ADDRESS)(void *location, MPI_Fint *address, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Address)
    MPI_Aint c_address = 0;
    int result = BND_C(Address)(bnd_buffer(location), &c_address);
    BND_FIT_OUT(MPI_Fint, address, c_address, MPI_ERR_ARG, PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_RETURN(ierror, result);
#else
    MPI_Aint c_address = 0;
    int result = BND_C(Get_address)(bnd_buffer(location), &c_address);
    BND_FIT_OUT(MPI_Fint, address, c_address, MPI_ERR_ARG, PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_RETURN(ierror, result);
#endif
}
#endif
