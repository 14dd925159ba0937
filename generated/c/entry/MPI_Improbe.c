/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Improbe] through templates/c/entry.c.j2. */
/* Check without waiting for a matching message and, if found, extract its handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(Improbe, int, (int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status), (source, tag, comm, flag, message, status))

BND_WEAK(MPI_Improbe, PMPI_Improbe)

int BND_ENTRY(MPI_Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Improbe");
    BND_REFUSE_IF("MPI_Improbe", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL, MPI_ERR_RANK,
            "source", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Improbe", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Improbe", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Improbe", !flag, MPI_ERR_ARG, "flag", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Improbe", !message, MPI_ERR_ARG, "message", BND_ON_COMM, comm);
    BND_FORWARD(Improbe, (source, tag, comm, flag, message, status));
}
