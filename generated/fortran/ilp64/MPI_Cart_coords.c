/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/fortran/ilp64.c.j2. */
/* Translate a rank into the coordinates it has in a Cartesian grid. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_coords.c"

#if BND_HAS(MPI_Cart_coords)
void BND_WIDE_NAME(mpi_cart_coords, MPI_CART_COORDS)(const bnd_default_integer *comm, const bnd_default_integer *rank,
        const bnd_default_integer *maxdims, bnd_default_integer *coords, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_coords, MPI_CART_COORDS)(const bnd_default_integer *comm, const bnd_default_integer *rank,
        const bnd_default_integer *maxdims, bnd_default_integer *coords, bnd_default_integer *ierror)
{
    const long int_coords_count = *maxdims;
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *maxdims, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_maxdims = BND_NARROWED(bnd_integer, *maxdims);
    BND_INTEGERS(bnd_integers_unset, int_coords, coords, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_coords)(&int_comm, &int_rank, &int_maxdims, int_coords, &int_ierror);
    bnd_integers_out(coords, int_coords, int_coords_count);
    BND_ARRAY_FREE(int_coords);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
