/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_code] through templates/fortran/ilp64.c.j2. */
/* Create a new user error code that belongs to a given error class. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Add_error_code.c"

#if BND_HAS(MPI_Add_error_code)
void BND_WIDE_NAME(mpi_add_error_code, MPI_ADD_ERROR_CODE)(const bnd_default_integer *errorclass,
        bnd_default_integer *errorcode, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_add_error_code, MPI_ADD_ERROR_CODE)(const bnd_default_integer *errorclass,
        bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorclass, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorclass = BND_NARROWED(bnd_integer, *errorclass);
    bnd_integer int_errorcode = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_add_error_code)(&int_errorclass, &int_errorcode, &int_ierror);
    bnd_integer_out(errorcode, int_errorcode);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
