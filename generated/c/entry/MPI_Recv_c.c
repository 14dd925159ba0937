/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv] through templates/c/entry.c.j2. */
/* Receive a message and return once it is in the buffer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(Recv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Status *status), (buf, count, datatype, source, tag, comm, status))

BND_WEAK(MPI_Recv_c, PMPI_Recv_c)

int BND_ENTRY(MPI_Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Recv_c");
    BND_REFUSE_IF("MPI_Recv_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv_c", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv_c", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Recv_c, (buf, count, datatype, source, tag, comm, status));
}
