/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter] through templates/c/entry.c.j2. */
/* Reduce a vector and hand out pieces of varying size to the processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Reduce_scatter, int, (const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm))

BND_WEAK(MPI_Reduce_scatter, PMPI_Reduce_scatter)

int BND_ENTRY(MPI_Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Reduce_scatter");
    BND_REFUSE_IF("MPI_Reduce_scatter", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_scatter", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Reduce_scatter", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Reduce_scatter, (sendbuf, recvbuf, recvcounts, datatype, op, comm));
}
