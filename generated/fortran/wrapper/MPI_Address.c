/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/fortran/wrapper.c.j2. */
/* Return the address of a memory location through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Address)
void BND_NAME(address, ADDRESS)(void *location, MPI_Aint *address, MPI_Fint *ierror);

void BND_NAME(address, ADDRESS)(void *location, MPI_Aint *address, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Address)(bnd_buffer(location), address));
}
#endif
