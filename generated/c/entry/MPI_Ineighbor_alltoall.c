/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoall] through templates/c/entry.c.j2. */
/* Start an exchange of separate equal blocks with each neighbour. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ineighbor_alltoall, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount,
        sendtype, recvbuf, recvcount, recvtype, comm, request))

BND_WEAK(MPI_Ineighbor_alltoall, PMPI_Ineighbor_alltoall)

int BND_ENTRY(MPI_Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ineighbor_alltoall");
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoall", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ineighbor_alltoall, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request));
}
