/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init] through templates/fortran/ilp64.c.j2. */
/* Start MPI in the World Model without asking for a particular thread level. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Init.c"

#if BND_HAS(MPI_Init)
void BND_WIDE_NAME(mpi_init, MPI_INIT)(bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_init, MPI_INIT)(bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_init)(&int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
