/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/c/entry.c.j2. */
/* Try to terminate the processes of a communicator and hand back an error code. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abort)(MPI_Comm comm, int errorcode);
BND_INSTRUMENTED_CALL(Abort, int, (MPI_Comm comm, int errorcode), (comm, errorcode))

BND_WEAK(MPI_Abort, PMPI_Abort)

int BND_ENTRY(MPI_Abort)(MPI_Comm comm, int errorcode)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Abort");
    BND_REFUSE_IF("MPI_Abort", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Abort, (comm, errorcode));
}
