/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_string] through templates/fortran/wrapper.c.j2. */
/* Return the text that describes an error code or error class. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Error_string)
BND_WRAPPER void BND_NAME(mpi_error_string, MPI_ERROR_STRING)(const bnd_integer *errorcode, char *string,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length string_len);

BND_WRAPPER void BND_NAME(mpi_error_string, MPI_ERROR_STRING)(const bnd_integer *errorcode, char *string,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length string_len)
{
    BND_REQUIRE(MPI_Error_string, ierror, BND_ON_SELF, 0);
    char c_string[MPI_MAX_ERROR_STRING];
    const int result = BND_C(MPI_Error_string)(*errorcode, c_string, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(string, string_len, c_string);
    BND_STORE_IERROR(ierror, result);
}
#endif
