/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/fortran/wrapper.c.j2. */
/* Split a Cartesian communicator into grids of fewer dimensions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_sub)
BND_WRAPPER void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const bnd_integer *comm, const bnd_logical *remain_dims,
        bnd_integer *newcomm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const bnd_integer *comm, const bnd_logical *remain_dims,
        bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_sub, ierror, BND_ON_COMM, *comm);
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    BND_COUNTED_ARRAY(int, c_remain_dims, dims_comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    BND_LOGICALS_IN(c_remain_dims, remain_dims, ierror);
    const int result = BND_C(MPI_Cart_sub)(bnd_f2c_Comm(*comm), c_remain_dims, c_newcomm);
    BND_ARRAY_FREE(c_remain_dims);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
