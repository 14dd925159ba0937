/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/fortran/wrapper.c.j2. */
/* Return the absolute address of a location in memory. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_address)
void BND_NAME(get_address, GET_ADDRESS)(void *location, MPI_Aint *address, MPI_Fint *ierror);

void BND_NAME(get_address, GET_ADDRESS)(void *location, MPI_Aint *address, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Get_address)(bnd_buffer(location), address));
}
#endif
