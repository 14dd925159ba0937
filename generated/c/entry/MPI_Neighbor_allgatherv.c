/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgatherv] through templates/c/entry.c.j2. */
/* Send the same block to all neighbours and collect blocks of varying size. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Neighbor_allgatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm), (sendbuf,
        sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))

BND_WEAK(MPI_Neighbor_allgatherv, PMPI_Neighbor_allgatherv)

int BND_ENTRY(MPI_Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Neighbor_allgatherv");
    BND_REFUSE_IF("MPI_Neighbor_allgatherv", sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgatherv", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgatherv", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgatherv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_FORWARD(Neighbor_allgatherv, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm));
}
