/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast_init] through templates/c/entry.c.j2. */
/* Prepare a persistent request for a broadcast from the root. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
BND_INSTRUMENTED_CALL(Bcast_init_c, int, (void *buffer, MPI_Count count, MPI_Datatype datatype, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request), (buffer, count, datatype, root, comm, info, request))

BND_WEAK(MPI_Bcast_init_c, PMPI_Bcast_init_c)

int BND_ENTRY(MPI_Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Bcast_init_c");
    BND_REFUSE_IF("MPI_Bcast_init_c", root >= 0 && count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_init_c", root >= 0 && BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_init_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_init_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_init_c", !request, MPI_ERR_ARG, "request", BND_ON_COMM, comm);
    BND_FORWARD(Bcast_init_c, (buffer, count, datatype, root, comm, info, request));
}
