/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iallgatherv] through templates/c/entry.c.j2. */
/* Start a varying-size gather to all processes and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Iallgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request))

BND_WEAK(MPI_Iallgatherv_c, PMPI_Iallgatherv_c)

int BND_ENTRY(MPI_Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Iallgatherv_c");
    BND_REFUSE_IF("MPI_Iallgatherv_c", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgatherv_c", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgatherv_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Iallgatherv_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Iallgatherv_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Iallgatherv_c, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request));
}
