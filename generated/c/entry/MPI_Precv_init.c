/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Precv_init] through templates/c/entry.c.j2. */
/* Prepare a receive whose buffer is filled in separate partitions. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Precv_init, int, (void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buf, partitions, count, datatype, source, tag,
        comm, info, request))

BND_WEAK(MPI_Precv_init, PMPI_Precv_init)

int BND_ENTRY(MPI_Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Precv_init");
    BND_REFUSE_IF("MPI_Precv_init", partitions < 0, MPI_ERR_ARG, "partitions", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Precv_init", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Precv_init", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Precv_init", source < 0 && source != MPI_PROC_NULL, MPI_ERR_RANK, "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Precv_init", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Precv_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Precv_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Precv_init, (buf, partitions, count, datatype, source, tag, comm, info, request));
}
