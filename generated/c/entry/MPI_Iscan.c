/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscan] through templates/c/entry.c.j2. */
/* Start a prefix reduction that includes the caller and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Iscan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))

BND_WEAK(MPI_Iscan, PMPI_Iscan)

int BND_ENTRY(MPI_Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Iscan");
    BND_REFUSE_IF("MPI_Iscan", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iscan", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iscan", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iscan", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iscan", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Iscan, (sendbuf, recvbuf, count, datatype, op, comm, request));
}
