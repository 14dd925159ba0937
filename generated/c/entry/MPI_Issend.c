/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Issend] through templates/c/entry.c.j2. */
/* Start a synchronous-mode send, complete only when its receive has started. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Issend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))

BND_WEAK(MPI_Issend, PMPI_Issend)

int BND_ENTRY(MPI_Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Issend");
    BND_REFUSE_IF("MPI_Issend", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Issend", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Issend", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Issend", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Issend", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Issend", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Issend, (buf, count, datatype, dest, tag, comm, request));
}
