/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtick] through templates/fortran/wrapper.c.j2. */
/* Return the resolution of the wall clock in seconds. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Wtick)
BND_WRAPPER double BND_NAME(mpi_wtick, MPI_WTICK)(void);

BND_WRAPPER double BND_NAME(mpi_wtick, MPI_WTICK)(void)
{
    return BND_C(MPI_Wtick)();
}
#endif
