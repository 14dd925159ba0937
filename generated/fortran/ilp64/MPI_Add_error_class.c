/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_class] through templates/fortran/ilp64.c.j2. */
/* Create a new user error class and return its value. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Add_error_class.c"

#if BND_HAS(MPI_Add_error_class)
void BND_WIDE_NAME(mpi_add_error_class, MPI_ADD_ERROR_CLASS)(bnd_default_integer *errorclass,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_add_error_class, MPI_ADD_ERROR_CLASS)(bnd_default_integer *errorclass,
        bnd_default_integer *ierror)
{
    bnd_integer int_errorclass = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_add_error_class)(&int_errorclass, &int_ierror);
    bnd_integer_out(errorclass, int_errorclass);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
