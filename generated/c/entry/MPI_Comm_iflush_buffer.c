/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_iflush_buffer] through templates/c/entry.c.j2. */
/* Start flushing the send buffer of a communicator and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Comm_iflush_buffer, int, (MPI_Comm comm, MPI_Request *request), (comm, request))

BND_WEAK(MPI_Comm_iflush_buffer, PMPI_Comm_iflush_buffer)

int BND_ENTRY(MPI_Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_iflush_buffer");
    BND_REFUSE_IF("MPI_Comm_iflush_buffer", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_iflush_buffer", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Comm_iflush_buffer, (comm, request));
}
