/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/fortran/ilp64.c.j2. */
/* Find the source and destination ranks of a shift along one grid dimension. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_shift.c"

#if BND_HAS(MPI_Cart_shift)
void BND_WIDE_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_default_integer *comm,
        const bnd_default_integer *direction, const bnd_default_integer *disp, bnd_default_integer *rank_source,
        bnd_default_integer *rank_dest, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_default_integer *comm,
        const bnd_default_integer *direction, const bnd_default_integer *disp, bnd_default_integer *rank_source,
        bnd_default_integer *rank_dest, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *direction, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *disp, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_direction = BND_NARROWED(bnd_integer, *direction);
    const bnd_integer int_disp = BND_NARROWED(bnd_integer, *disp);
    bnd_integer int_rank_source = BND_INTEGER_UNSET;
    bnd_integer int_rank_dest = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_cart_shift)(&int_comm, &int_direction, &int_disp, &int_rank_source, &int_rank_dest, &int_ierror);
    bnd_integer_out(rank_source, int_rank_source);
    bnd_integer_out(rank_dest, int_rank_dest);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
