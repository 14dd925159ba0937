/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Psend_init] through templates/c/entry.c.j2. */
/* Prepare a send whose buffer is released in separate partitions. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Psend_init, int, (const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype,
        int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buf, partitions, count, datatype,
        dest, tag, comm, info, request))

BND_WEAK(MPI_Psend_init, PMPI_Psend_init)

int BND_ENTRY(MPI_Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Psend_init");
    BND_REFUSE_IF("MPI_Psend_init", partitions < 0, MPI_ERR_ARG, "partitions", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Psend_init", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Psend_init", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Psend_init", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Psend_init", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Psend_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Psend_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Psend_init, (buf, partitions, count, datatype, dest, tag, comm, info, request));
}
