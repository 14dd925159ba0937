/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_alltoallv] through templates/c/entry.c.j2. */
/* Exchange a separate block of varying size with each neighbour. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm);
BND_INSTRUMENTED_CALL(Neighbor_alltoallv, int, (const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm))

BND_WEAK(MPI_Neighbor_alltoallv, PMPI_Neighbor_alltoallv)

int BND_ENTRY(MPI_Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Neighbor_alltoallv");
    BND_REFUSE_IF("MPI_Neighbor_alltoallv", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_alltoallv", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_alltoallv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Neighbor_alltoallv, (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype,
            comm));
}
