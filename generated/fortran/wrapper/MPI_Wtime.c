/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtime] through templates/fortran/wrapper.c.j2. */
/* Return the elapsed wall clock time in seconds since a past moment. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Wtime)
BND_WRAPPER double BND_NAME(mpi_wtime, MPI_WTIME)(void);

BND_WRAPPER double BND_NAME(mpi_wtime, MPI_WTIME)(void)
{
    return BND_C(MPI_Wtime)();
}
#endif
