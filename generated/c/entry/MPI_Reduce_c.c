/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/c/entry.c.j2. */
/* Combine values from all processes and leave the result at the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Reduce_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, root, comm))

BND_WEAK(MPI_Reduce_c, PMPI_Reduce_c)

int BND_ENTRY(MPI_Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Reduce_c");
    BND_REFUSE_IF("MPI_Reduce_c", root >= 0 && count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_c", root >= 0 && BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_c", root >= 0 && BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Reduce_c, (sendbuf, recvbuf, count, datatype, op, root, comm));
}
