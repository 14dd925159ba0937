/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Irecv] through templates/c/entry.c.j2. */
/* Start a receive from a given source and tag and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Irecv, int, (void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request), (buf, count, datatype, source, tag, comm, request))

BND_WEAK(MPI_Irecv, PMPI_Irecv)

int BND_ENTRY(MPI_Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Irecv");
    BND_REFUSE_IF("MPI_Irecv", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Irecv", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Irecv", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Irecv", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Irecv", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Irecv", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Irecv, (buf, count, datatype, source, tag, comm, request));
}
