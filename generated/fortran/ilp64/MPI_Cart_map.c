/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_map] through templates/fortran/ilp64.c.j2. */
/* Suggest a rank for the caller that suits a Cartesian grid, creating nothing. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_map.c"

#if BND_HAS(MPI_Cart_map)
void BND_WIDE_NAME(mpi_cart_map, MPI_CART_MAP)(const bnd_default_integer *comm, const bnd_default_integer *ndims,
        const bnd_default_integer *dims, const bnd_logical *periods, bnd_default_integer *newrank,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_map, MPI_CART_MAP)(const bnd_default_integer *comm, const bnd_default_integer *ndims,
        const bnd_default_integer *dims, const bnd_logical *periods, bnd_default_integer *newrank,
        bnd_default_integer *ierror)
{
    const long int_dims_count = *ndims;
    BND_NARROW_CHECK(bnd_integer, *ndims, 1, MPI_ERR_DIMS, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(bnd_integer, dims, int_dims_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    bnd_integer int_newrank = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_dims, dims, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_map)(&int_comm, &int_ndims, int_dims, periods, &int_newrank, &int_ierror);
    BND_ARRAY_FREE(int_dims);
    bnd_integer_out(newrank, int_newrank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
