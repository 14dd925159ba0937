/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Send_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for a standard-mode send. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
BND_INSTRUMENTED_CALL(Send_init_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))

BND_WEAK(MPI_Send_init_c, PMPI_Send_init_c)

int BND_ENTRY(MPI_Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Send_init_c");
    BND_REFUSE_IF("MPI_Send_init_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send_init_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Send_init_c", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send_init_c", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send_init_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Send_init_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Send_init_c, (buf, count, datatype, dest, tag, comm, request));
}
