/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv] through templates/c/entry.c.j2. */
/* Send one message and receive another, using two separate buffers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(Sendrecv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
        recvtag, comm, status))

BND_WEAK(MPI_Sendrecv_c, PMPI_Sendrecv_c)

int BND_ENTRY(MPI_Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Sendrecv_c");
    BND_REFUSE_IF("MPI_Sendrecv_c", sendcount < 0, MPI_ERR_COUNT, "sendcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", BND_IS_NULL(sendtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "sendtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", sendtag < 0, MPI_ERR_TAG, "sendtag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", BND_IS_NULL(recvtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", recvtag < 0 && recvtag != MPI_ANY_TAG, MPI_ERR_TAG, "recvtag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Sendrecv_c, (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source,
            recvtag, comm, status));
}
