/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scan] through templates/c/entry.c.j2. */
/* Compute a prefix reduction that includes the contribution of the caller. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
BND_INSTRUMENTED_CALL(Scan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm))

BND_WEAK(MPI_Scan_c, PMPI_Scan_c)

int BND_ENTRY(MPI_Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Scan_c");
    BND_REFUSE_IF("MPI_Scan_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scan_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scan_c", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scan_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Scan_c, (sendbuf, recvbuf, count, datatype, op, comm));
}
