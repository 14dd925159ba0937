/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalized] through templates/c/entry.c.j2. */
/* Check whether the call that shuts down the World Model has already completed. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Finalized)(int *flag);
BND_INSTRUMENTED_CALL(Finalized, int, (int *flag), (flag))

BND_WEAK(MPI_Finalized, PMPI_Finalized)

int BND_ENTRY(MPI_Finalized)(int *flag)
{
    BND_REFUSE_IF("MPI_Finalized", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Finalized, (flag));
}
