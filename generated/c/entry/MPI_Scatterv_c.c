/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv] through templates/c/entry.c.j2. */
/* Hand out blocks of varying size from the root to all processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Scatterv_c, int, (const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm),
        (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm))

BND_WEAK(MPI_Scatterv_c, PMPI_Scatterv_c)

int BND_ENTRY(MPI_Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Scatterv_c");
    BND_REFUSE_IF("MPI_Scatterv_c", recvbuf != MPI_IN_PLACE && root >= 0 && recvcount < 0, MPI_ERR_COUNT, "recvcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_c", recvbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(recvtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "recvtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Scatterv_c, (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm));
}
