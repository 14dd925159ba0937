/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_version] through templates/fortran/wrapper.c.j2. */
/* Report the version and subversion of the MPI standard in use. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_version)
BND_WRAPPER void BND_NAME(mpi_get_version, MPI_GET_VERSION)(bnd_integer *version, bnd_integer *subversion,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_get_version, MPI_GET_VERSION)(bnd_integer *version, bnd_integer *subversion,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Get_version, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_version)(version, subversion));
}
#endif
