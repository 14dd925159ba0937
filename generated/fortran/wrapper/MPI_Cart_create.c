/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator whose processes form a Cartesian grid. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_create)
BND_WRAPPER void BND_NAME(mpi_cart_create, MPI_CART_CREATE)(const bnd_integer *comm_old, const bnd_integer *ndims,
        bnd_integer *dims, const bnd_logical *periods, const bnd_logical *reorder, bnd_integer *comm_cart,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_create, MPI_CART_CREATE)(const bnd_integer *comm_old, const bnd_integer *ndims,
        bnd_integer *dims, const bnd_logical *periods, const bnd_logical *reorder, bnd_integer *comm_cart,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_create, ierror, BND_ON_COMM, *comm_old);
    BND_COUNTED_ARRAY(int, c_periods, *ndims);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm_cart, comm_cart, MPI_COMM_NULL);
    BND_LOGICALS_IN(c_periods, periods, ierror);
    const int result = BND_C(MPI_Cart_create)(bnd_f2c_Comm(*comm_old), *ndims, dims, c_periods, BND_IS_TRUE(*reorder),
            c_comm_cart);
    BND_ARRAY_FREE(c_periods);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_comm_cart, comm_cart, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
