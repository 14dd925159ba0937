/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/fortran/ilp64.c.j2. */
/* Create a communicator whose processes form a Cartesian grid. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_create.c"

#if BND_HAS(MPI_Cart_create)
void BND_WIDE_NAME(mpi_cart_create, MPI_CART_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *ndims, const bnd_default_integer *dims, const bnd_logical *periods,
        const bnd_logical *reorder, bnd_default_integer *comm_cart, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_create, MPI_CART_CREATE)(const bnd_default_integer *comm_old,
        const bnd_default_integer *ndims, const bnd_default_integer *dims, const bnd_logical *periods,
        const bnd_logical *reorder, bnd_default_integer *comm_cart, bnd_default_integer *ierror)
{
    const long int_dims_count = *ndims;
    BND_NARROW_CHECK(bnd_integer, *ndims, 1, MPI_ERR_DIMS, ierror, BND_ON_COMM, *comm_old);
    BND_NARROW_CHECK_ARRAY(bnd_integer, dims, int_dims_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm_old);
    const bnd_integer int_comm_old = bnd_integer_handle(*comm_old);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    bnd_integer int_comm_cart = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_dims, dims, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_create)(&int_comm_old, &int_ndims, int_dims, periods, reorder, &int_comm_cart, &int_ierror);
    BND_ARRAY_FREE(int_dims);
    bnd_integer_out(comm_cart, int_comm_cart);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
