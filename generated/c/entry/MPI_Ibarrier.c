/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibarrier] through templates/c/entry.c.j2. */
/* Announce arrival at a barrier and return a request that completes when all arrive. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ibarrier)(MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ibarrier, int, (MPI_Comm comm, MPI_Request *request), (comm, request))

BND_WEAK(MPI_Ibarrier, PMPI_Ibarrier)

int BND_ENTRY(MPI_Ibarrier)(MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ibarrier");
    BND_REFUSE_IF("MPI_Ibarrier", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibarrier", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ibarrier, (comm, request));
}
