/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/fortran/ilp64.c.j2. */
/* Return the number of dimensions of a Cartesian communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cartdim_get.c"

#if BND_HAS(MPI_Cartdim_get)
void BND_WIDE_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_default_integer *comm, bnd_default_integer *ndims,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_default_integer *comm, bnd_default_integer *ndims,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ndims = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_cartdim_get)(&int_comm, &int_ndims, &int_ierror);
    bnd_integer_out(ndims, int_ndims);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
