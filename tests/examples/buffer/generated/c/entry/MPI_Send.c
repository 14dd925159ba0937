/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Send] through templates/c/entry.c.j2. */
/* Send a message and return once the buffer may be reused. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Send, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm),
        (buf, count, datatype, dest, tag, comm))

BND_WEAK(MPI_Send, PMPI_Send)

int BND_ENTRY(MPI_Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Send");
    BND_REFUSE_IF("MPI_Send", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Send, (buf, count, datatype, dest, tag, comm));
}
