/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/fortran/ilp64.c.j2. */
/* Return the rank of the calling process in a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_rank.c"

#if BND_HAS(MPI_Comm_rank)
void BND_WIDE_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_default_integer *comm, bnd_default_integer *rank,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_rank, MPI_COMM_RANK)(const bnd_default_integer *comm, bnd_default_integer *rank,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_rank = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_rank)(&int_comm, &int_rank, &int_ierror);
    bnd_integer_out(rank, int_rank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
