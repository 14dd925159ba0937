/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for handing out varying-size blocks from the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Scatterv_init, int, (const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype,
        root, comm, info, request))

BND_WEAK(MPI_Scatterv_init, PMPI_Scatterv_init)

int BND_ENTRY(MPI_Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Scatterv_init");
    BND_REFUSE_IF("MPI_Scatterv_init", recvbuf != MPI_IN_PLACE && root >= 0 && recvcount < 0, MPI_ERR_COUNT,
            "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_init", recvbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(recvtype,
            MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_init", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_init", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatterv_init", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Scatterv_init, (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info,
            request));
}
