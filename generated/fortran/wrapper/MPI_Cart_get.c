/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_get] through templates/fortran/wrapper.c.j2. */
/* Return the extents, periodicity and own coordinates of a Cartesian communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_get)
void BND_NAME(mpi_cart_get, MPI_CART_GET)(const MPI_Fint *comm, const MPI_Fint *maxdims, MPI_Fint *dims,
        bnd_logical *periods, MPI_Fint *coords, MPI_Fint *ierror);

void BND_NAME(mpi_cart_get, MPI_CART_GET)(const MPI_Fint *comm, const MPI_Fint *maxdims, MPI_Fint *dims,
        bnd_logical *periods, MPI_Fint *coords, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_get, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    BND_ROOM(int, periods, *maxdims);
    BND_ROOM_CHECK(periods);
    const int result = BND_C(MPI_Cart_get)(bnd_f2c_Comm(*comm), *maxdims, dims, c_periods, coords);
    BND_LOGICALS_OUT(periods, result == MPI_SUCCESS ? bnd_least(*maxdims, dims_comm) : 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
