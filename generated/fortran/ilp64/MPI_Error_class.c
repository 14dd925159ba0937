/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_class] through templates/fortran/ilp64.c.j2. */
/* Map an error code onto the error class that it belongs to. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Error_class.c"

#if BND_HAS(MPI_Error_class)
void BND_WIDE_NAME(mpi_error_class, MPI_ERROR_CLASS)(const bnd_default_integer *errorcode,
        bnd_default_integer *errorclass, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_error_class, MPI_ERROR_CLASS)(const bnd_default_integer *errorcode,
        bnd_default_integer *errorclass, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_errorclass = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_error_class)(&int_errorcode, &int_errorclass, &int_ierror);
    bnd_integer_out(errorclass, int_errorclass);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
