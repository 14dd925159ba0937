/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan] through templates/c/entry.c.j2. */
/* Compute a prefix reduction that leaves out the contribution of the caller. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
BND_INSTRUMENTED_CALL(Exscan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm))

BND_WEAK(MPI_Exscan, PMPI_Exscan)

int BND_ENTRY(MPI_Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Exscan");
    BND_REFUSE_IF("MPI_Exscan", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Exscan", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Exscan", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Exscan", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Exscan, (sendbuf, recvbuf, count, datatype, op, comm));
}
