/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/fortran/wrapper.c.j2. */
/* Choose balanced grid extents for a number of processes and dimensions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Dims_create)
BND_WRAPPER void BND_NAME(mpi_dims_create, MPI_DIMS_CREATE)(const bnd_integer *nnodes, const bnd_integer *ndims,
        bnd_integer *dims, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_dims_create, MPI_DIMS_CREATE)(const bnd_integer *nnodes, const bnd_integer *ndims,
        bnd_integer *dims, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Dims_create, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Dims_create)(*nnodes, *ndims, dims));
}
#endif
