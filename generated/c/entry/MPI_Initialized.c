/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Initialized] through templates/c/entry.c.j2. */
/* Check whether World Model initialisation has already been completed. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Initialized)(int *flag);
BND_INSTRUMENTED_CALL(Initialized, int, (int *flag), (flag))

BND_WEAK(MPI_Initialized, PMPI_Initialized)

int BND_ENTRY(MPI_Initialized)(int *flag)
{
    BND_REFUSE_IF("MPI_Initialized", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Initialized, (flag));
}
