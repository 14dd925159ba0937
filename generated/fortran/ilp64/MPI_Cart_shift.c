/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cart_shift] through templates/fortran/ilp64.c.j2. */
/* Find the source and destination ranks of a shift along one grid dimension. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cart_shift.c"

#if BND_HAS(MPI_Cart_shift)
void BND_WIDE_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_default_integer *comm,
        const bnd_default_integer *direction, const bnd_default_integer *disp, bnd_default_integer *rank_source,
        bnd_default_integer *rank_dest, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_cart_shift)(const bnd_integer *comm,
        const bnd_integer *direction, const bnd_integer *disp, bnd_integer *rank_source, bnd_integer *rank_dest,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Cart_shift) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Cart_shift)(bnd_inline_f2c_Comm(*comm), *direction, *disp, rank_source,
            rank_dest));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_cart_shift)(const bnd_default_integer *comm,
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

void BND_WIDE_NAME(mpi_cart_shift, MPI_CART_SHIFT)(const bnd_default_integer *comm,
        const bnd_default_integer *direction, const bnd_default_integer *disp, bnd_default_integer *rank_source,
        bnd_default_integer *rank_dest, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(direction) | bnd_high_half(disp),
            bnd_fits(comm) && bnd_fits(direction) && bnd_fits(disp)), BND_WIDE_SLOW_PATH(mpi_cart_shift)(comm,
            direction, disp, rank_source, rank_dest, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_cart_shift)(bnd_low_half(comm), bnd_low_half(direction), bnd_low_half(disp),
            (bnd_integer *)bnd_low_half(rank_source), (bnd_integer *)bnd_low_half(rank_dest), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_cart_shift)(comm, direction, disp, rank_source, rank_dest, ierror));
    bnd_widen(rank_source);
    bnd_widen(rank_dest);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
