/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_version] through templates/fortran/wrapper.c.j2. */
/* Report the version and subversion of the MPI standard in use. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_version)
void BND_NAME(get_version, GET_VERSION)(MPI_Fint *version, MPI_Fint *subversion, MPI_Fint *ierror);

void BND_NAME(get_version, GET_VERSION)(MPI_Fint *version, MPI_Fint *subversion, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Get_version)(version, subversion));
}
#endif
