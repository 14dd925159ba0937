/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/c/entry.c.j2. */
/* Collect equal blocks from all processes at the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Gather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf,
        recvcount, recvtype, root, comm))

BND_WEAK(MPI_Gather, PMPI_Gather)

int BND_ENTRY(MPI_Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Gather");
    BND_REFUSE_IF("MPI_Gather", sendbuf != MPI_IN_PLACE && root >= 0 && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather", sendbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Gather, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm));
}
