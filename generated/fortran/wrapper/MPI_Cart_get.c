/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/fortran/wrapper.c.j2. */
/* Return the extents, periodicity and own coordinates of a Cartesian communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_get)
BND_WRAPPER void BND_NAME(mpi_cart_get, MPI_CART_GET)(const MPI_Fint *comm, const MPI_Fint *maxdims, MPI_Fint *dims,
        bnd_logical *periods, MPI_Fint *coords, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_get, MPI_CART_GET)(const MPI_Fint *comm, const MPI_Fint *maxdims, MPI_Fint *dims,
        bnd_logical *periods, MPI_Fint *coords, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_get, ierror, BND_ON_COMM, *comm);
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    const long c_periods_count = *maxdims;
    BND_ARRAY(int, c_periods, c_periods_count);
    BND_CHECK_MEMORY(c_periods, (void)0, ierror);
    const int result = BND_C(MPI_Cart_get)(bnd_f2c_Comm(*comm), *maxdims, dims, c_periods, coords);
    bnd_logicals_to_fortran(periods, c_periods, result == MPI_SUCCESS ? bnd_min(*maxdims, dims_comm) : 0);
    BND_ARRAY_FREE(c_periods);
    BND_STORE_IERROR(ierror, result);
}
#endif
