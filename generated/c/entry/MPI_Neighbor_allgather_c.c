/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather] through templates/c/entry.c.j2. */
/* Send the same block to all neighbours and collect one equal block from each. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Neighbor_allgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype,
        recvbuf, recvcount, recvtype, comm))

BND_WEAK(MPI_Neighbor_allgather_c, PMPI_Neighbor_allgather_c)

int BND_ENTRY(MPI_Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Neighbor_allgather_c");
    BND_REFUSE_IF("MPI_Neighbor_allgather_c", sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgather_c", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgather_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgather_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Neighbor_allgather_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_FORWARD(Neighbor_allgather_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}
