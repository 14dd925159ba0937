/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/c/entry.c.j2. */
/* Copy the buffer of the root to all other processes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Bcast_c, int, (void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm),
        (buffer, count, datatype, root, comm))

BND_WEAK(MPI_Bcast_c, PMPI_Bcast_c)

int BND_ENTRY(MPI_Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Bcast_c");
    BND_REFUSE_IF("MPI_Bcast_c", root >= 0 && count < 0, MPI_ERR_COUNT, "count", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_c", root >= 0 && BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_c", root < 0 && root != MPI_ROOT && root != MPI_PROC_NULL, MPI_ERR_ROOT, "root",
            BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Bcast_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Bcast_c, (buffer, count, datatype, root, comm));
}
