/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoall] through templates/c/entry.c.j2. */
/* Exchange equal blocks between every pair of processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Alltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount,
        recvtype, comm))

BND_WEAK(MPI_Alltoall_c, PMPI_Alltoall_c)

int BND_ENTRY(MPI_Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alltoall_c");
    BND_REFUSE_IF("MPI_Alltoall_c", sendbuf != MPI_IN_PLACE && sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Alltoall_c", sendbuf != MPI_IN_PLACE && BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE,
            "sendtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoall_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Alltoall_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Alltoall_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Alltoall_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm));
}
