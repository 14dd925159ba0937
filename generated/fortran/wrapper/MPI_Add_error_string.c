/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_string] through templates/fortran/wrapper.c.j2. */
/* Attach a text to a user-defined error code or error class. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Add_error_string)
BND_WRAPPER void BND_NAME(mpi_add_error_string, MPI_ADD_ERROR_STRING)(const bnd_integer *errorcode, const char *string,
        bnd_integer *ierror, bnd_length string_len);

BND_WRAPPER void BND_NAME(mpi_add_error_string, MPI_ADD_ERROR_STRING)(const bnd_integer *errorcode, const char *string,
        bnd_integer *ierror, bnd_length string_len)
{
    BND_REQUIRE(MPI_Add_error_string, ierror, BND_ON_SELF, 0);
    struct bnd_string c_string;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_string, string, string_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_Add_error_string)(*errorcode, c_string.text);
    bnd_string_free(&c_string);
    BND_STORE_IERROR(ierror, result);
}
#endif
