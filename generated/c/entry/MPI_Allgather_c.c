/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgather] through templates/c/entry.c.j2. */
/* Collect equal blocks from all processes and deliver the whole to each of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Allgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype,
        recvbuf, recvcount, recvtype, comm))

BND_WEAK(MPI_Allgather_c, PMPI_Allgather_c)

int BND_ENTRY(MPI_Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Allgather_c");
    BND_REFUSE_IF("MPI_Allgather_c", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allgather_c", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgather_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allgather_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allgather_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Allgather_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}
