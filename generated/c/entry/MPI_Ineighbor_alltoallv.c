/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallv] through templates/c/entry.c.j2. */
/* Start an exchange of separate varying-size blocks with each neighbour. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Ineighbor_alltoallv, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls,
        recvtype, comm, request))

BND_WEAK(MPI_Ineighbor_alltoallv, PMPI_Ineighbor_alltoallv)

int BND_ENTRY(MPI_Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ineighbor_alltoallv");
    BND_REFUSE_IF("MPI_Ineighbor_alltoallv", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoallv", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoallv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Ineighbor_alltoallv", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ineighbor_alltoallv, (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype,
            comm, request));
}
