/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier] through templates/c/entry.c.j2. */
/* Wait until all processes have come here. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Barrier)(MPI_Comm comm);
BND_INSTRUMENTED_CALL(Barrier, int, (MPI_Comm comm), (comm))

BND_WEAK(MPI_Barrier, PMPI_Barrier)

int BND_ENTRY(MPI_Barrier)(MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Barrier");
    BND_REFUSE_IF("MPI_Barrier", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Barrier, (comm));
}
