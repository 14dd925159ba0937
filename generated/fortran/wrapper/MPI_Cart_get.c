/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/fortran/wrapper.c.j2. */
/* Return the extents, periodicity and own coordinates of a Cartesian communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_get)
BND_WRAPPER void BND_NAME(mpi_cart_get, MPI_CART_GET)(const bnd_integer *comm, const bnd_integer *maxdims,
        bnd_integer *dims, bnd_logical *periods, bnd_integer *coords, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_get, MPI_CART_GET)(const bnd_integer *comm, const bnd_integer *maxdims,
        bnd_integer *dims, bnd_logical *periods, bnd_integer *coords, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_get, ierror, BND_ON_COMM, *comm);
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    BND_COUNTED_ARRAY(int, c_periods, *maxdims);
    BND_CHECK_MEMORY(c_periods, (void)0, ierror);
    const int result = BND_C(MPI_Cart_get)(bnd_f2c_Comm(*comm), *maxdims, dims, c_periods, coords);
    BND_LOGICALS_OUT(periods, c_periods, result == MPI_SUCCESS ? bnd_min(*maxdims, dims_comm) : 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
