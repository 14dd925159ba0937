/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/fortran/ilp64.c.j2. */
/* Return the rank of the calling process in a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_rank.c"

#if BND_HAS(MPI_Comm_rank)
void BND_WIDE_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_default_integer *comm, bnd_default_integer *rank,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_rank)(const bnd_integer *comm,
        bnd_integer *rank, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_rank) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_rank)(bnd_inline_f2c_Comm(*comm), rank));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_rank)(const bnd_default_integer *comm, bnd_default_integer *rank,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_rank = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_rank)(&int_comm, &int_rank, &int_ierror);
    bnd_integer_out(rank, int_rank);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_default_integer *comm, bnd_default_integer *rank,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_rank)(comm, rank,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_rank)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(rank),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_rank)(comm, rank, ierror));
    bnd_widen(rank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
