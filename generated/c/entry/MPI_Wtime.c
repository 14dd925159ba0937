/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtime] through templates/c/entry.c.j2. */
/* Return the elapsed wall clock time in seconds since a past moment. */
#include "bnd_entry.h"

double BND_IMPLEMENTATION(Wtime)(void);
BND_INSTRUMENTED_CALL(Wtime, double, (void), ())

BND_WEAK(MPI_Wtime, PMPI_Wtime)

double BND_ENTRY(MPI_Wtime)(void)
{
    BND_FORWARD(Wtime, ());
}
