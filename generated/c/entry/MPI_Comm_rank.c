/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/c/entry.c.j2. */
/* Return the rank of the calling process in a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_rank)(MPI_Comm comm, int *rank);
BND_INSTRUMENTED_CALL(Comm_rank, int, (MPI_Comm comm, int *rank), (comm, rank))

BND_WEAK(MPI_Comm_rank, PMPI_Comm_rank)

int BND_ENTRY(MPI_Comm_rank)(MPI_Comm comm, int *rank)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_rank");
    BND_REFUSE_IF("MPI_Comm_rank", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_rank", !rank, MPI_ERR_ARG, "rank", BND_ON_COMM, comm);
    BND_FORWARD(Comm_rank, (comm, rank));
}
