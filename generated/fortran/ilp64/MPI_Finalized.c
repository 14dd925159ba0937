/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalized] through templates/fortran/ilp64.c.j2. */
/* Check whether the call that shuts down the World Model has already completed. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Finalized.c"

#if BND_HAS(MPI_Finalized)
void BND_WIDE_NAME(mpi_finalized, MPI_FINALIZED)(bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_finalized, MPI_FINALIZED)(bnd_logical *flag, bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_finalized)(flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
