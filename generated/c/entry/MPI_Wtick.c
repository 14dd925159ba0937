/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtick] through templates/c/entry.c.j2. */
/* Return the resolution of the wall clock in seconds. */
#include "bnd_entry.h"

double BND_IMPLEMENTATION(Wtick)(void);
BND_INSTRUMENTED_CALL(Wtick, double, (void), ())

BND_WEAK(MPI_Wtick, PMPI_Wtick)

double BND_ENTRY(MPI_Wtick)(void)
{
    BND_FORWARD(Wtick, ());
}
