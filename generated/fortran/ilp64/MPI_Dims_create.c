/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Dims_create] through templates/fortran/ilp64.c.j2. */
/* Choose balanced grid extents for a number of processes and dimensions. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Dims_create.c"

#if BND_HAS(MPI_Dims_create)
void BND_WIDE_NAME(mpi_dims_create, MPI_DIMS_CREATE)(const bnd_default_integer *nnodes,
        const bnd_default_integer *ndims, bnd_default_integer *dims, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_dims_create, MPI_DIMS_CREATE)(const bnd_default_integer *nnodes,
        const bnd_default_integer *ndims, bnd_default_integer *dims, bnd_default_integer *ierror)
{
    const long int_dims_count = *ndims;
    BND_NARROW_CHECK(bnd_integer, *nnodes, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *ndims, 1, MPI_ERR_DIMS, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, dims, int_dims_count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_nnodes = BND_NARROWED(bnd_integer, *nnodes);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    BND_INTEGERS(bnd_integers_cut, int_dims, dims, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_dims_create)(&int_nnodes, &int_ndims, int_dims, &int_ierror);
    bnd_integers_out(dims, int_dims, int_dims_count);
    BND_ARRAY_FREE(int_dims);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
