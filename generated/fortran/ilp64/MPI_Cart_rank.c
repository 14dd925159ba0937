/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_rank] through templates/fortran/ilp64.c.j2. */
/* Translate Cartesian grid coordinates into a rank. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_rank.c"

#if BND_HAS(MPI_Cart_rank)
void BND_WIDE_NAME(mpi_cart_rank, MPI_CART_RANK)(const bnd_default_integer *comm, const bnd_default_integer *coords,
        bnd_default_integer *rank, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_rank, MPI_CART_RANK)(const bnd_default_integer *comm, const bnd_default_integer *coords,
        bnd_default_integer *rank, bnd_default_integer *ierror)
{
    const int dims_comm = bnd_dims(bnd_f2c_Comm(*comm));
    const long int_coords_count = dims_comm;
    BND_NARROW_CHECK_ARRAY(bnd_integer, coords, int_coords_count, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_rank = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_coords, coords, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_rank)(&int_comm, int_coords, &int_rank, &int_ierror);
    BND_ARRAY_FREE(int_coords);
    bnd_integer_out(rank, int_rank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
