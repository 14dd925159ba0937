/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv] through templates/c/entry.c.j2. */
/* Receive a message and return once it is in the buffer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(Recv, int, (void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status), (buf, count, datatype, source, tag, comm, status))

BND_WEAK(MPI_Recv, PMPI_Recv)

int BND_ENTRY(MPI_Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Recv");
    BND_REFUSE_IF("MPI_Recv", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Recv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Recv, (buf, count, datatype, source, tag, comm, status));
}
