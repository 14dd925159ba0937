/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalize] through templates/c/entry.c.j2. */
/* Shut down the World Model part of MPI once all its work is complete. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Finalize)(void);
BND_INSTRUMENTED_CALL(Finalize, int, (void), ())

BND_WEAK(MPI_Finalize, PMPI_Finalize)

int BND_ENTRY(MPI_Finalize)(void)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Finalize");
    BND_FORWARD(Finalize, ());
}
