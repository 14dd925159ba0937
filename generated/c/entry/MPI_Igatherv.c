/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Igatherv] through templates/c/entry.c.j2. */
/* Start gathering varying-size blocks at the root and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Igatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
        request))

BND_WEAK(MPI_Igatherv, PMPI_Igatherv)

int BND_ENTRY(MPI_Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Igatherv");
    BND_REFUSE_IF("MPI_Igatherv", sendbuf != MPI_IN_PLACE && root >= 0 && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Igatherv", sendbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Igatherv", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Igatherv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Igatherv", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Igatherv, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request));
}
