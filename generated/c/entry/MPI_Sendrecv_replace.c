/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/c/entry.c.j2. */
/* Send a message and receive another one into the same buffer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status);
BND_INSTRUMENTED_CALL(Sendrecv_replace, int, (void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status), (buf, count, datatype, dest, sendtag, source,
        recvtag, comm, status))

BND_WEAK(MPI_Sendrecv_replace, PMPI_Sendrecv_replace)

int BND_ENTRY(MPI_Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Sendrecv_replace");
    BND_REFUSE_IF("MPI_Sendrecv_replace", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", sendtag < 0, MPI_ERR_TAG, "sendtag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL,
            MPI_ERR_RANK, "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", recvtag < 0 && recvtag != MPI_ANY_TAG, MPI_ERR_TAG, "recvtag", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Sendrecv_replace", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Sendrecv_replace, (buf, count, datatype, dest, sendtag, source, recvtag, comm, status));
}
