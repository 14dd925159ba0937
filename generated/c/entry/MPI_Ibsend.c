/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Ibsend] through templates/c/entry.c.j2. */
/* Start a buffered-mode send and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Ibsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))

BND_WEAK(MPI_Ibsend, PMPI_Ibsend)

int BND_ENTRY(MPI_Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Ibsend");
    BND_REFUSE_IF("MPI_Ibsend", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibsend", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibsend", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibsend", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibsend", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Ibsend", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Ibsend, (buf, count, datatype, dest, tag, comm, request));
}
