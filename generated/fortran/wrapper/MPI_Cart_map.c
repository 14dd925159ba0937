/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_map] through templates/fortran/wrapper.c.j2. */
/* Suggest a rank for the caller that suits a Cartesian grid, creating nothing. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_map)
BND_WRAPPER void BND_NAME(mpi_cart_map, MPI_CART_MAP)(const bnd_integer *comm, const bnd_integer *ndims,
        bnd_integer *dims, const bnd_logical *periods, bnd_integer *newrank, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_map, MPI_CART_MAP)(const bnd_integer *comm, const bnd_integer *ndims,
        bnd_integer *dims, const bnd_logical *periods, bnd_integer *newrank, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_map, ierror, BND_ON_COMM, *comm);
    BND_COUNTED_ARRAY(int, c_periods, *ndims);
    BND_LOGICALS_IN(c_periods, periods, ierror);
    const int result = BND_C(MPI_Cart_map)(bnd_f2c_Comm(*comm), *ndims, dims, c_periods, newrank);
    BND_ARRAY_FREE(c_periods);
    BND_STORE_IERROR(ierror, result);
}
#endif
