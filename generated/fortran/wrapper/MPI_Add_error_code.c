/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_code] through templates/fortran/wrapper.c.j2. */
/* Create a new user error code that belongs to a given error class. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Add_error_code)
BND_WRAPPER void BND_NAME(mpi_add_error_code, MPI_ADD_ERROR_CODE)(const bnd_integer *errorclass,
        bnd_integer *errorcode, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_add_error_code, MPI_ADD_ERROR_CODE)(const bnd_integer *errorclass,
        bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Add_error_code, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Add_error_code)(*errorclass, errorcode));
}
#endif
