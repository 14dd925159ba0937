/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatter_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for handing out equal blocks from the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Scatter_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))

BND_WEAK(MPI_Scatter_init_c, PMPI_Scatter_init_c)

int BND_ENTRY(MPI_Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Scatter_init_c");
    BND_REFUSE_IF("MPI_Scatter_init_c", recvbuf != MPI_IN_PLACE && root >= 0 && recvcount < 0, MPI_ERR_COUNT,
            "recvcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter_init_c", recvbuf != MPI_IN_PLACE && root >= 0 && BND_IS_NULL(recvtype,
            MPI_DATATYPE_NULL), MPI_ERR_TYPE, "recvtype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter_init_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter_init_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Scatter_init_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Scatter_init_c, (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info,
            request));
}
