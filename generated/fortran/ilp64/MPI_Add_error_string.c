/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_string] through templates/fortran/ilp64.c.j2. */
/* Attach a text to a user-defined error code or error class. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Add_error_string.c"

#if BND_HAS(MPI_Add_error_string)
void BND_WIDE_NAME(mpi_add_error_string, MPI_ADD_ERROR_STRING)(const bnd_default_integer *errorcode,
        const char *string, bnd_default_integer *ierror, bnd_length string_len);

void BND_WIDE_NAME(mpi_add_error_string, MPI_ADD_ERROR_STRING)(const bnd_default_integer *errorcode,
        const char *string, bnd_default_integer *ierror, bnd_length string_len)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_add_error_string)(&int_errorcode, string, &int_ierror, string_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
