/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather] through templates/c/entry.c.j2. */
/* Collect equal blocks from all processes and deliver the whole to each of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Allgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount,
        recvtype, comm))

BND_WEAK(MPI_Allgather, PMPI_Allgather)

int BND_ENTRY(MPI_Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Allgather");
    BND_REFUSE_IF("MPI_Allgather", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allgather", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgather", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgather", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allgather", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Allgather, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}
