/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/fortran/ilp64.c.j2. */
/* Return the absolute address of a location in memory. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Get_address.c"

#if BND_HAS(MPI_Get_address)
void BND_WIDE_NAME(mpi_get_address, MPI_GET_ADDRESS)(const void *location, MPI_Aint *address,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_get_address, MPI_GET_ADDRESS)(const void *location, MPI_Aint *address,
        bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_get_address)(location, address, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
