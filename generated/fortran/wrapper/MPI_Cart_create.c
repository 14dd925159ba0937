/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_create] through templates/fortran/wrapper.c.j2. */
/* Create a communicator whose processes form a Cartesian grid. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_create)
void BND_NAME(mpi_cart_create, MPI_CART_CREATE)(const MPI_Fint *comm_old, const MPI_Fint *ndims, MPI_Fint *dims,
        const bnd_logical *periods, const bnd_logical *reorder, MPI_Fint *comm_cart, MPI_Fint *ierror);

void BND_NAME(mpi_cart_create, MPI_CART_CREATE)(const MPI_Fint *comm_old, const MPI_Fint *ndims, MPI_Fint *dims,
        const bnd_logical *periods, const bnd_logical *reorder, MPI_Fint *comm_cart, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_create, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm_old), code));
    BND_ROOM(int, periods, *ndims);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, comm_cart, MPI_COMM_NULL);
    BND_LOGICALS_IN(periods, *ndims);
    const int result = BND_C(MPI_Cart_create)(bnd_f2c_Comm(*comm_old), *ndims, dims, c_periods, BND_IS_TRUE(*reorder),
            BND_HANDLE_ADDRESS(MPI_COMM, comm_cart));
    BND_ROOM_FREE(periods);
    BND_HANDLE_MADE(MPI_COMM, Comm, comm_cart);
    BND_STORE_IERROR(ierror, result);
}
#endif
