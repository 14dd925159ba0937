/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Bsend] through templates/c/entry.c.j2. */
/* Send a message through an attached buffer, never waiting for the receiver. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm);
BND_INSTRUMENTED_CALL(Bsend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm), (buf, count, datatype, dest, tag, comm))

BND_WEAK(MPI_Bsend_c, PMPI_Bsend_c)

int BND_ENTRY(MPI_Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Bsend_c");
    BND_REFUSE_IF("MPI_Bsend_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Bsend_c", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend_c", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bsend_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Bsend_c, (buf, count, datatype, dest, tag, comm));
}
