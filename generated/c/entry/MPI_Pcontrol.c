/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Pcontrol] through templates/c/entry.c.j2. */
/* Pass a control level to a profiling layer, if one is present. */
#include "bnd_entry.h"

BND_WEAK(MPI_Pcontrol, PMPI_Pcontrol)

int BND_ENTRY(MPI_Pcontrol)(const int level, ...)
{
    (void)level;
    return MPI_SUCCESS;
}
