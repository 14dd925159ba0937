/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iallgather] through templates/c/entry.c.j2. */
/* Start an equal-block gather to all processes and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Iallgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype,
        recvbuf, recvcount, recvtype, comm, request))

BND_WEAK(MPI_Iallgather, PMPI_Iallgather)

int BND_ENTRY(MPI_Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Iallgather");
    BND_REFUSE_IF("MPI_Iallgather", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Iallgather", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgather", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgather", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Iallgather", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgather", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Iallgather, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request));
}
