/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter] through templates/c/entry.c.j2. */
/* Hand out equal blocks of a buffer at the root to all processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Scatter, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf,
        recvcount, recvtype, root, comm))

BND_WEAK(MPI_Scatter, PMPI_Scatter)

int BND_ENTRY(MPI_Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Scatter");
    BND_REFUSE_IF("MPI_Scatter", recvbuf != MPI_IN_PLACE && root >= 0 && recvcount < 0, MPI_ERR_COUNT, "recvcount",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter", recvbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(recvtype, MPI_DATATYPE_NULL),
            MPI_ERR_TYPE, "recvtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Scatter, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm));
}
