/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/fortran/wrapper.c.j2. */
/* Split a Cartesian communicator into grids of fewer dimensions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_sub)
void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const MPI_Fint *comm, const bnd_logical *remain_dims, MPI_Fint *newcomm,
        MPI_Fint *ierror);

void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const MPI_Fint *comm, const bnd_logical *remain_dims, MPI_Fint *newcomm,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_sub, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    BND_ROOM(int, remain_dims, dims_comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    BND_LOGICALS_IN(remain_dims, dims_comm);
    const int result = BND_C(MPI_Cart_sub)(bnd_f2c_Comm(*comm), c_remain_dims, BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    BND_ROOM_FREE(remain_dims);
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_STORE_IERROR(ierror, result);
}
#endif
