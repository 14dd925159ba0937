/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/fortran/wrapper.c.j2. */
/* Return the rank of the calling process in a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_rank)
BND_WRAPPER void BND_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_integer *comm, bnd_integer *rank,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_rank)(const bnd_integer *comm, bnd_integer *rank, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_rank, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_rank)(bnd_f2c_Comm(*comm), rank));
}

BND_WRAPPER void BND_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_integer *comm, bnd_integer *rank,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_rank) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_rank)(comm, rank, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_rank)(bnd_inline_f2c_Comm(*comm), rank));
}
#endif
