/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/fortran/wrapper.c.j2. */
/* Split a Cartesian communicator into grids of fewer dimensions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_sub)
BND_WRAPPER void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const MPI_Fint *comm, const bnd_logical *remain_dims,
        MPI_Fint *newcomm, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_cart_sub, MPI_CART_SUB)(const MPI_Fint *comm, const bnd_logical *remain_dims,
        MPI_Fint *newcomm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Cart_sub, ierror, BND_ON_COMM, *comm);
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    const long c_remain_dims_count = dims_comm;
    BND_ARRAY(int, c_remain_dims, c_remain_dims_count);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    BND_CHECK_MEMORY(c_remain_dims, (void)0, ierror);
    bnd_logicals_to_c(c_remain_dims, remain_dims, c_remain_dims_count);
    const int result = BND_C(MPI_Cart_sub)(bnd_f2c_Comm(*comm), c_remain_dims, BND_HANDLE_ADDRESS(MPI_COMM,
            c_newcomm));
    BND_ARRAY_FREE(c_remain_dims);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
