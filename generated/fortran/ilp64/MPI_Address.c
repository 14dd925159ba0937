/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/fortran/ilp64.c.j2. */
/* Return the address of a memory location through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Address.c"

#if BND_HAS(MPI_Address) || BND_HAS(MPI_Get_address)
void BND_WIDE_NAME(mpi_address, MPI_ADDRESS)(void *location, bnd_default_integer *address,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_address, MPI_ADDRESS)(void *location, bnd_default_integer *address, bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_address)(location, address, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
