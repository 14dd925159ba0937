/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Initialized] through templates/fortran/ilp64.c.j2. */
/* Check whether World Model initialisation has already been completed. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Initialized.c"

#if BND_HAS(MPI_Initialized)
void BND_WIDE_NAME(mpi_initialized, MPI_INITIALIZED)(bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_initialized, MPI_INITIALIZED)(bnd_logical *flag, bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_initialized)(flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
