/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_get_parent] through templates/c/entry.c.j2. */
/* Return the intercommunicator to the processes that spawned the caller. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_get_parent)(MPI_Comm *parent);
BND_INSTRUMENTED_CALL(Comm_get_parent, int, (MPI_Comm *parent), (parent))

BND_WEAK(MPI_Comm_get_parent, PMPI_Comm_get_parent)

int BND_ENTRY(MPI_Comm_get_parent)(MPI_Comm *parent)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_get_parent");
    BND_REFUSE_IF("MPI_Comm_get_parent", !parent, MPI_ERR_ARG, "parent", BND_ON_NOTHING, 0);
    BND_FORWARD(Comm_get_parent, (parent));
}
