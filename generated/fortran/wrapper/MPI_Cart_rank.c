/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_rank] through templates/fortran/wrapper.c.j2. */
/* Translate Cartesian grid coordinates into a rank. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_rank)
BND_WRAPPER void BND_NAME(mpi_cart_rank, MPI_CART_RANK)(const bnd_integer *comm, bnd_integer *coords,
        bnd_integer *rank, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_cart_rank)(const bnd_integer *comm, bnd_integer *coords, bnd_integer *rank,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_rank, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_rank)(bnd_f2c_Comm(*comm), coords, rank));
}

BND_WRAPPER void BND_NAME(mpi_cart_rank, MPI_CART_RANK)(const bnd_integer *comm, bnd_integer *coords,
        bnd_integer *rank, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Cart_rank) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_cart_rank)(comm, coords, rank, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_rank)(bnd_inline_f2c_Comm(*comm), coords, rank));
}
#endif
