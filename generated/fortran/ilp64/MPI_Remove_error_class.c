/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_class] through templates/fortran/ilp64.c.j2. */
/* Delete a user error class that was added earlier at run time. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Remove_error_class.c"

#if BND_HAS(MPI_Remove_error_class)
void BND_WIDE_NAME(mpi_remove_error_class, MPI_REMOVE_ERROR_CLASS)(const bnd_default_integer *errorclass,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_remove_error_class, MPI_REMOVE_ERROR_CLASS)(const bnd_default_integer *errorclass,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorclass, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_errorclass = BND_NARROWED(bnd_integer, *errorclass);
    bnd_integer int_ierror;
    BND_INNER(mpi_remove_error_class)(&int_errorclass, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
