/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Query_thread] through templates/c/entry.c.j2. */
/* Return the level of thread support that MPI currently provides. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Query_thread)(int *provided);
BND_INSTRUMENTED_CALL(Query_thread, int, (int *provided), (provided))

BND_WEAK(MPI_Query_thread, PMPI_Query_thread)

int BND_ENTRY(MPI_Query_thread)(int *provided)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Query_thread");
    BND_REFUSE_IF("MPI_Query_thread", !provided, MPI_ERR_ARG, "provided", BND_ON_NOTHING, 0);
    BND_FORWARD(Query_thread, (provided));
}
