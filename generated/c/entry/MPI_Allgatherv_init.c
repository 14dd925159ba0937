/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for a varying-size gather to all processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Allgatherv_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info,
        request))

BND_WEAK(MPI_Allgatherv_init, PMPI_Allgatherv_init)

int BND_ENTRY(MPI_Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Allgatherv_init");
    BND_REFUSE_IF("MPI_Allgatherv_init", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_init", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_init", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgatherv_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Allgatherv_init, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info,
            request));
}
