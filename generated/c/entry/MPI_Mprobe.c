/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/c/entry.c.j2. */
/* Wait for a matching message and extract a handle reserved for receiving it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
BND_INSTRUMENTED_CALL(Mprobe, int, (int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status),
        (source, tag, comm, message, status))

BND_WEAK(MPI_Mprobe, PMPI_Mprobe)

int BND_ENTRY(MPI_Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Mprobe");
    BND_REFUSE_IF("MPI_Mprobe", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Mprobe", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Mprobe", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Mprobe", !message, MPI_ERR_ARG, "message", BND_ON_COMM, comm);
    BND_FORWARD(Mprobe, (source, tag, comm, message, status));
}
