/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter] through templates/c/entry.c.j2. */
/* Start a reduction scattered in varying-size pieces and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ireduce_scatter, int, (const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, recvcounts,
        datatype, op, comm, request))

BND_WEAK(MPI_Ireduce_scatter, PMPI_Ireduce_scatter)

int BND_ENTRY(MPI_Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ireduce_scatter");
    BND_REFUSE_IF("MPI_Ireduce_scatter", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ireduce_scatter", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ireduce_scatter", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ireduce_scatter", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ireduce_scatter, (sendbuf, recvbuf, recvcounts, datatype, op, comm, request));
}
