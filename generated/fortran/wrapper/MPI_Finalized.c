/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Finalized] through templates/fortran/wrapper.c.j2. */
/* Check whether the call that shuts down the World Model has already completed. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Finalized)
BND_WRAPPER void BND_NAME(mpi_finalized, MPI_FINALIZED)(bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_finalized, MPI_FINALIZED)(bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Finalized, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    const int result = BND_C(MPI_Finalized)(&c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
