/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_string] through templates/fortran/wrapper.c.j2. */
/* Drop the text that was attached to a user error code or class. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Remove_error_string)
BND_WRAPPER void BND_NAME(mpi_remove_error_string, MPI_REMOVE_ERROR_STRING)(const bnd_integer *errorcode,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_remove_error_string, MPI_REMOVE_ERROR_STRING)(const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Remove_error_string, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Remove_error_string)(*errorcode));
}
#endif
