/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_class] through templates/fortran/wrapper.c.j2. */
/* Create a new user error class and return its value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Add_error_class)
BND_WRAPPER void BND_NAME(mpi_add_error_class, MPI_ADD_ERROR_CLASS)(bnd_integer *errorclass, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_add_error_class, MPI_ADD_ERROR_CLASS)(bnd_integer *errorclass, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Add_error_class, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Add_error_class)(errorclass));
}
#endif
