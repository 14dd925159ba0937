/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_free] through templates/c/entry.c.j2. */
/* Mark a communicator for deallocation and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_free)(MPI_Comm *comm);
BND_INSTRUMENTED_CALL(Comm_free, int, (MPI_Comm *comm), (comm))

BND_WEAK(MPI_Comm_free, PMPI_Comm_free)

int BND_ENTRY(MPI_Comm_free)(MPI_Comm *comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_free");
    BND_REFUSE_IF("MPI_Comm_free", !comm, MPI_ERR_ARG, "comm", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Comm_free", BND_IS_NULL(*comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, *comm);
    BND_FORWARD(Comm_free, (comm));
}
