/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalize] through templates/fortran/wrapper.c.j2. */
/* Shut down the World Model part of MPI once all its work is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Finalize)
BND_WRAPPER void BND_NAME(mpi_finalize, MPI_FINALIZE)(bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_finalize, MPI_FINALIZE)(bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Finalize, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Finalize)());
}
#endif
