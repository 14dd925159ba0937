/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/c/entry.c.j2. */
/* Start duplicating a communicator and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Comm_idup, int, (MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request), (comm, newcomm,
        request))

BND_WEAK(MPI_Comm_idup, PMPI_Comm_idup)

int BND_ENTRY(MPI_Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_idup");
    BND_REFUSE_IF("MPI_Comm_idup", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_idup", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_idup", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Comm_idup, (comm, newcomm, request));
}
