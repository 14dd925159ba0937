/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_library_version] through templates/fortran/wrapper.c.j2. */
/* Return a text that identifies the MPI library and its release. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Get_library_version)
BND_WRAPPER void BND_NAME(mpi_get_library_version, MPI_GET_LIBRARY_VERSION)(char *version, bnd_integer *resultlen,
        bnd_integer *ierror, bnd_length version_len);

BND_WRAPPER void BND_NAME(mpi_get_library_version, MPI_GET_LIBRARY_VERSION)(char *version, bnd_integer *resultlen,
        bnd_integer *ierror, bnd_length version_len)
{
    BND_REQUIRE(MPI_Get_library_version, ierror, BND_ON_SELF, 0);
    char c_version[MPI_MAX_LIBRARY_VERSION_STRING];
    const int result = BND_C(MPI_Get_library_version)(c_version, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(version, version_len, c_version);
    BND_STORE_IERROR(ierror, result);
}
#endif
