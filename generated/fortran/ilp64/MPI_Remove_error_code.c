/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_code] through templates/fortran/ilp64.c.j2. */
/* Delete a user error code that was added earlier at run time. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Remove_error_code.c"

#if BND_HAS(MPI_Remove_error_code)
void BND_WIDE_NAME(mpi_remove_error_code, MPI_REMOVE_ERROR_CODE)(const bnd_default_integer *errorcode,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_remove_error_code, MPI_REMOVE_ERROR_CODE)(const bnd_default_integer *errorcode,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_remove_error_code)(&int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
