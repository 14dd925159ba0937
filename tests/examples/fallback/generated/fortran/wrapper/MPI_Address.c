/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/fortran/wrapper.c.j2. */
/* Return the address of a memory location through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Address) || BND_HAS(MPI_Get_address)
BND_WRAPPER void BND_NAME(mpi_address, MPI_ADDRESS)(void *location, bnd_default_integer *address, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Address)
static BND_NOINLINE void BND_FALLBACK(mpi_address)(void *location, bnd_default_integer *address, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_address, ierror, BND_ON_SELF, 0);
    MPI_Aint c_address = 0;
    int result = BND_C(MPI_Get_address)(bnd_address(location, BND_MPI_BOTTOM), &c_address);
    BND_NARROW_OUT(bnd_default_integer, address, c_address, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_address, MPI_ADDRESS)(void *location, bnd_default_integer *address, bnd_integer *ierror)
{
#if BND_HAS(MPI_Address)
    BND_IF_UNAVAILABLE(MPI_Address, BND_FALLBACK(mpi_address)(location, address, ierror); return);
    MPI_Aint c_address = 0;
    int result = BND_C(MPI_Address)(bnd_address(location, BND_MPI_BOTTOM), &c_address);
    BND_NARROW_OUT(bnd_default_integer, address, c_address, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Get_address, ierror, BND_ON_SELF, 0);
    MPI_Aint c_address = 0;
    int result = BND_C(MPI_Get_address)(bnd_address(location, BND_MPI_BOTTOM), &c_address);
    BND_NARROW_OUT(bnd_default_integer, address, c_address, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
