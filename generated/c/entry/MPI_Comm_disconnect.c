/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_disconnect] through templates/c/entry.c.j2. */
/* Free a communicator after waiting for its pending communication. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_disconnect)(MPI_Comm *comm);
BND_INSTRUMENTED_CALL(Comm_disconnect, int, (MPI_Comm *comm), (comm))

BND_WEAK(MPI_Comm_disconnect, PMPI_Comm_disconnect)

int BND_ENTRY(MPI_Comm_disconnect)(MPI_Comm *comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_disconnect");
    BND_REFUSE_IF("MPI_Comm_disconnect", !comm, MPI_ERR_ARG, "comm", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Comm_disconnect", BND_IS_NULL(*comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, *comm);
    BND_FORWARD(Comm_disconnect, (comm));
}
