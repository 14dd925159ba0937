/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/fortran/wrapper.c.j2. */
/* Return the absolute address of a location in memory. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Get_address)
BND_WRAPPER void BND_NAME(mpi_get_address, MPI_GET_ADDRESS)(const void *location, MPI_Aint *address,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_get_address, MPI_GET_ADDRESS)(const void *location, MPI_Aint *address,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_address, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_address)(bnd_address(bnd_base(location), BND_MPI_BOTTOM), address));
}
#endif
