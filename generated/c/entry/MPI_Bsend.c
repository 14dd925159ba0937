/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Bsend] through templates/c/entry.c.j2. */
/* Send a message through an attached buffer, never waiting for the receiver. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Bsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm), (buf, count, datatype, dest, tag, comm))

BND_WEAK(MPI_Bsend, PMPI_Bsend)

int BND_ENTRY(MPI_Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Bsend");
    BND_REFUSE_IF("MPI_Bsend", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Bsend, (buf, count, datatype, dest, tag, comm));
}
