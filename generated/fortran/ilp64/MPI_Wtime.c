/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Wtime] through templates/fortran/ilp64.c.j2. */
/* Return the elapsed wall clock time in seconds since a past moment. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Wtime.c"

#if BND_HAS(MPI_Wtime)
double BND_WIDE_NAME(mpi_wtime, MPI_WTIME)(void);

double BND_WIDE_NAME(mpi_wtime, MPI_WTIME)(void)
{
    return BND_INNER(mpi_wtime)();
}
#endif
