/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_library_version] through templates/fortran/ilp64.c.j2. */
/* Return a text that identifies the MPI library and its release. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_library_version.c"

#if BND_HAS(MPI_Get_library_version)
void BND_WIDE_NAME(mpi_get_library_version, MPI_GET_LIBRARY_VERSION)(char *version, bnd_default_integer *resultlen,
        bnd_default_integer *ierror, bnd_length version_len);

void BND_WIDE_NAME(mpi_get_library_version, MPI_GET_LIBRARY_VERSION)(char *version, bnd_default_integer *resultlen,
        bnd_default_integer *ierror, bnd_length version_len)
{
    bnd_integer int_resultlen = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_get_library_version)(version, &int_resultlen, &int_ierror, version_len);
    bnd_integer_out(resultlen, int_resultlen);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
