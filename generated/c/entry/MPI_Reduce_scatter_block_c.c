/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_block] through templates/c/entry.c.j2. */
/* Reduce a vector and hand out pieces of equal size to the processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Reduce_scatter_block_c, int, (const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcount, datatype, op, comm))

BND_WEAK(MPI_Reduce_scatter_block_c, PMPI_Reduce_scatter_block_c)

int BND_ENTRY(MPI_Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Reduce_scatter_block_c");
    BND_REFUSE_IF("MPI_Reduce_scatter_block_c", recvcount < 0, MPI_ERR_COUNT, "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_scatter_block_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_scatter_block_c", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_scatter_block_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM,
            comm);
    BND_FORWARD(Reduce_scatter_block_c, (sendbuf, recvbuf, recvcount, datatype, op, comm));
}
