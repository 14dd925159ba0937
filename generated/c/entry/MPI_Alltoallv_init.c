/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallv_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for a varying-size exchange between all pairs. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Alltoallv_init, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf,
        recvcounts, rdispls, recvtype, comm, info, request))

BND_WEAK(MPI_Alltoallv_init, PMPI_Alltoallv_init)

int BND_ENTRY(MPI_Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alltoallv_init");
    BND_REFUSE_IF("MPI_Alltoallv_init", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoallv_init", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoallv_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoallv_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Alltoallv_init, (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
            info, request));
}
