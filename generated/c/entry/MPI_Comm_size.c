/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_size] through templates/c/entry.c.j2. */
/* Return the number of processes in the local group of a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_size)(MPI_Comm comm, int *size);
BND_INSTRUMENTED_CALL(Comm_size, int, (MPI_Comm comm, int *size), (comm, size))

BND_WEAK(MPI_Comm_size, PMPI_Comm_size)

int BND_ENTRY(MPI_Comm_size)(MPI_Comm comm, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_size");
    BND_REFUSE_IF("MPI_Comm_size", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_size", !size, MPI_ERR_ARG, "size", BND_ON_COMM, comm);
    BND_FORWARD(Comm_size, (comm, size));
}
