/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allreduce] through templates/c/entry.c.j2. */
/* Reduce values over all processes and give every process the result. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
BND_INSTRUMENTED_CALL(Allreduce, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm))

BND_WEAK(MPI_Allreduce, PMPI_Allreduce)

int BND_ENTRY(MPI_Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Allreduce");
    BND_REFUSE_IF("MPI_Allreduce", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allreduce", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Allreduce", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Allreduce", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Allreduce, (sendbuf, recvbuf, count, datatype, op, comm));
}
