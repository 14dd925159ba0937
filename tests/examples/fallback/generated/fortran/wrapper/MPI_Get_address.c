/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/fortran/wrapper.c.j2. */
/* Return the absolute address of a location in memory. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_address)
BND_WRAPPER void BND_NAME(mpi_get_address, MPI_GET_ADDRESS)(void *location, MPI_Aint *address, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_get_address)(void *location, MPI_Aint *address, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_address, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_address)(bnd_address(location, BND_MPI_BOTTOM), address));
}

BND_WRAPPER void BND_NAME(mpi_get_address, MPI_GET_ADDRESS)(void *location, MPI_Aint *address, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Get_address) && bnd_is_not_sentinel(location),
            BND_SLOW_PATH(mpi_get_address)(location, address, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_address)(location, address));
}
#endif
