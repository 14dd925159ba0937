/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_finalize] through templates/c/entry.c.j2. */
/* Leave the tool interface, undoing one earlier initialisation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_finalize)(void);
BND_INSTRUMENTED_CALL(T_finalize, int, (void), ())

BND_WEAK(MPI_T_finalize, PMPI_T_finalize)

int BND_ENTRY(MPI_T_finalize)(void)
{
    BND_FORWARD(T_finalize, ());
}
