/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/fortran/wrapper.c.j2. */
/* Find the source and destination ranks of a shift along one grid dimension. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cart_shift)
BND_WRAPPER void BND_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_integer *comm, const bnd_integer *direction,
        const bnd_integer *disp, bnd_integer *rank_source, bnd_integer *rank_dest, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_cart_shift)(const bnd_integer *comm, const bnd_integer *direction,
        const bnd_integer *disp, bnd_integer *rank_source, bnd_integer *rank_dest, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cart_shift, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_shift)(bnd_f2c_Comm(*comm), *direction, *disp, rank_source, rank_dest));
}

BND_WRAPPER void BND_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_integer *comm, const bnd_integer *direction,
        const bnd_integer *disp, bnd_integer *rank_source, bnd_integer *rank_dest, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Cart_shift) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_cart_shift)(comm, direction, disp, rank_source, rank_dest, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_shift)(bnd_inline_f2c_Comm(*comm), *direction, *disp, rank_source,
            rank_dest));
}
#endif
