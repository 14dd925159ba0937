/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_sub] through templates/fortran/ilp64.c.j2. */
/* Split a Cartesian communicator into grids of fewer dimensions. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_sub.c"

#if BND_HAS(MPI_Cart_sub)
void BND_WIDE_NAME(mpi_cart_sub, MPI_CART_SUB)(const bnd_default_integer *comm, const bnd_logical *remain_dims,
        bnd_default_integer *newcomm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_sub, MPI_CART_SUB)(const bnd_default_integer *comm, const bnd_logical *remain_dims,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_sub)(&int_comm, remain_dims, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
