/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isend] through templates/c/entry.c.j2. */
/* Start a standard-mode send and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(Isend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))

BND_WEAK(MPI_Isend, PMPI_Isend)

int BND_ENTRY(MPI_Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Isend");
    BND_REFUSE_IF("MPI_Isend", count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Isend", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Isend", dest < 0 && dest != MPI_PROC_NULL, MPI_ERR_RANK, "dest", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Isend", tag < 0, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Isend", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Isend", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Isend, (buf, count, datatype, dest, tag, comm, request));
}
