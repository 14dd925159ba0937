/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init] through templates/fortran/wrapper.c.j2. */
/* Start MPI in the World Model without asking for a particular thread level. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Init)
BND_WRAPPER void BND_NAME(mpi_init, MPI_INIT)(bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_init, MPI_INIT)(bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Init, ierror, BND_ON_SELF, 0);
    bnd_mpi_starting(1);
    const int result = BND_C(MPI_Init)(0, 0);
    bnd_mpi_started(result);
    BND_STORE_IERROR(ierror, result);
}
#endif
