/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_class] through templates/fortran/wrapper.c.j2. */
/* Delete a user error class that was added earlier at run time. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Remove_error_class)
BND_WRAPPER void BND_NAME(mpi_remove_error_class, MPI_REMOVE_ERROR_CLASS)(const bnd_integer *errorclass,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_remove_error_class, MPI_REMOVE_ERROR_CLASS)(const bnd_integer *errorclass,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Remove_error_class, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Remove_error_class)(*errorclass));
}
#endif
