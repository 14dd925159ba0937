/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/c/entry.c.j2. */
/* Collect equal blocks from all processes at the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Gather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf,
        recvcount, recvtype, root, comm))

BND_WEAK(MPI_Gather_c, PMPI_Gather_c)

int BND_ENTRY(MPI_Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Gather_c");
    BND_REFUSE_IF("MPI_Gather_c", sendbuf != MPI_IN_PLACE && root >= 0 && sendcount < 0, MPI_ERR_COUNT, "sendcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather_c", sendbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Gather_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Gather_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm));
}
