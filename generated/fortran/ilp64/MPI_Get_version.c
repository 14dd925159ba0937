/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_version] through templates/fortran/ilp64.c.j2. */
/* Report the version and subversion of the MPI standard in use. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_version.c"

#if BND_HAS(MPI_Get_version)
void BND_WIDE_NAME(mpi_get_version, MPI_GET_VERSION)(bnd_default_integer *version, bnd_default_integer *subversion,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_get_version, MPI_GET_VERSION)(bnd_default_integer *version, bnd_default_integer *subversion,
        bnd_default_integer *ierror)
{
    bnd_integer int_version = BND_INTEGER_UNSET;
    bnd_integer int_subversion = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_get_version)(&int_version, &int_subversion, &int_ierror);
    bnd_integer_out(version, int_version);
    bnd_integer_out(subversion, int_subversion);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
