/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/fortran/ilp64.c.j2. */
/* Return the extents, periodicity and own coordinates of a Cartesian communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_get.c"

#if BND_HAS(MPI_Cart_get)
void BND_WIDE_NAME(mpi_cart_get, MPI_CART_GET)(const bnd_default_integer *comm, const bnd_default_integer *maxdims,
        bnd_default_integer *dims, bnd_logical *periods, bnd_default_integer *coords, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_get, MPI_CART_GET)(const bnd_default_integer *comm, const bnd_default_integer *maxdims,
        bnd_default_integer *dims, bnd_logical *periods, bnd_default_integer *coords, bnd_default_integer *ierror)
{
    const long int_dims_count = *maxdims;
    const long int_coords_count = *maxdims;
    BND_NARROW_CHECK(bnd_integer, *maxdims, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_maxdims = BND_NARROWED(bnd_integer, *maxdims);
    BND_INTEGERS(bnd_integers_unset, int_dims, dims, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_coords, coords, BND_ARRAY_FREE(int_dims), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_get)(&int_comm, &int_maxdims, int_dims, periods, int_coords, &int_ierror);
    bnd_integers_out(dims, int_dims, int_dims_count);
    BND_ARRAY_FREE(int_dims);
    bnd_integers_out(coords, int_coords, int_coords_count);
    BND_ARRAY_FREE(int_coords);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
