/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gatherv] through templates/c/entry.c.j2. */
/* Collect blocks of varying size from all processes at the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Gatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf,
        sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm))

BND_WEAK(MPI_Gatherv, PMPI_Gatherv)

int BND_ENTRY(MPI_Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Gatherv");
    BND_REFUSE_IF("MPI_Gatherv", sendbuf != MPI_IN_PLACE && root >= 0 && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gatherv", sendbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gatherv", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gatherv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Gatherv, (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm));
}
