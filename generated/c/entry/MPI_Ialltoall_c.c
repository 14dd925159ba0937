/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ialltoall] through templates/c/entry.c.j2. */
/* Start an equal-block exchange between all pairs and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ialltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf,
        sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))

BND_WEAK(MPI_Ialltoall_c, PMPI_Ialltoall_c)

int BND_ENTRY(MPI_Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ialltoall_c");
    BND_REFUSE_IF("MPI_Ialltoall_c", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Ialltoall_c", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ialltoall_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ialltoall_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Ialltoall_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ialltoall_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ialltoall_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request));
}
