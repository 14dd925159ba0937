/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Initialized] through templates/fortran/wrapper.c.j2. */
/* Check whether World Model initialisation has already been completed. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Initialized)
BND_WRAPPER void BND_NAME(mpi_initialized, MPI_INITIALIZED)(bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_initialized, MPI_INITIALIZED)(bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Initialized, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    const int result = BND_C(MPI_Initialized)(&c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
