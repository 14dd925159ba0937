/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for a barrier over a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Barrier_init, int, (MPI_Comm comm, MPI_Info info, MPI_Request *request), (comm, info, request))

BND_WEAK(MPI_Barrier_init, PMPI_Barrier_init)

int BND_ENTRY(MPI_Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Barrier_init");
    BND_REFUSE_IF("MPI_Barrier_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Barrier_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Barrier_init, (comm, info, request));
}
