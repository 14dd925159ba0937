/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_string] through templates/fortran/ilp64.c.j2. */
/* Drop the text that was attached to a user error code or class. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Remove_error_string.c"

#if BND_HAS(MPI_Remove_error_string)
void BND_WIDE_NAME(mpi_remove_error_string, MPI_REMOVE_ERROR_STRING)(const bnd_default_integer *errorcode,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_remove_error_string, MPI_REMOVE_ERROR_STRING)(const bnd_default_integer *errorcode,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_remove_error_string)(&int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
