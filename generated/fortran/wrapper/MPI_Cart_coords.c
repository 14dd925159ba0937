/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_coords] through templates/fortran/wrapper.c.j2. */
/* Translate a rank into the coordinates it has in a Cartesian grid. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_coords)
BND_WRAPPER void BND_NAME(mpi_cart_coords, MPI_CART_COORDS)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxdims, bnd_integer *coords, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_cart_coords)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxdims, bnd_integer *coords, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_coords, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_coords)(bnd_f2c_Comm(*comm), *rank, *maxdims, coords));
}

BND_WRAPPER void BND_NAME(mpi_cart_coords, MPI_CART_COORDS)(const bnd_integer *comm, const bnd_integer *rank,
        const bnd_integer *maxdims, bnd_integer *coords, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Cart_coords) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_cart_coords)(comm, rank, maxdims, coords, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_coords)(bnd_inline_f2c_Comm(*comm), *rank, *maxdims, coords));
}
#endif
