/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Errhandler_free] through templates/fortran/ilp64.c.j2. */
/* Mark an error handler for deallocation and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Errhandler_free.c"

#if BND_HAS(MPI_Errhandler_free)
void BND_WIDE_NAME(mpi_errhandler_free, MPI_ERRHANDLER_FREE)(bnd_default_integer *errhandler,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_errhandler_free, MPI_ERRHANDLER_FREE)(bnd_default_integer *errhandler,
        bnd_default_integer *ierror)
{
    bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_errhandler_free)(&int_errhandler, &int_ierror);
    bnd_integer_inout(errhandler, int_errhandler, bnd_integer_handle(*errhandler));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
