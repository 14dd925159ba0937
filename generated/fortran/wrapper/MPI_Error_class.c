/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Error_class] through templates/fortran/wrapper.c.j2. */
/* Map an error code onto the error class that it belongs to. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Error_class)
BND_WRAPPER void BND_NAME(mpi_error_class, MPI_ERROR_CLASS)(const bnd_integer *errorcode, bnd_integer *errorclass,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_error_class, MPI_ERROR_CLASS)(const bnd_integer *errorcode, bnd_integer *errorclass,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Error_class, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Error_class)(*errorcode, errorclass));
}
#endif
