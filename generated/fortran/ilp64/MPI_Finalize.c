/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalize] through templates/fortran/ilp64.c.j2. */
/* Shut down the World Model part of MPI once all its work is complete. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Finalize.c"

#if BND_HAS(MPI_Finalize)
void BND_WIDE_NAME(mpi_finalize, MPI_FINALIZE)(bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_finalize, MPI_FINALIZE)(bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_finalize)(&int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
