/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iexscan] through templates/c/entry.c.j2. */
/* Start a prefix reduction that excludes the caller and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Iexscan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))

BND_WEAK(MPI_Iexscan_c, PMPI_Iexscan_c)

int BND_ENTRY(MPI_Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Iexscan_c");
    BND_REFUSE_IF("MPI_Iexscan_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iexscan_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Iexscan_c", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iexscan_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iexscan_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Iexscan_c, (sendbuf, recvbuf, count, datatype, op, comm, request));
}
