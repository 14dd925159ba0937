/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtick] through templates/fortran/ilp64.c.j2. */
/* Return the resolution of the wall clock in seconds. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Wtick.c"

#if BND_HAS(MPI_Wtick)
double BND_WIDE_NAME(mpi_wtick, MPI_WTICK)(void);

double BND_WIDE_NAME(mpi_wtick, MPI_WTICK)(void)
{
    return BND_INNER(mpi_wtick)();
}
#endif
