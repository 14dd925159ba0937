/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Errhandler_free] through templates/fortran/wrapper.c.j2. */
/* Mark an error handler for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_free)
BND_WRAPPER void BND_NAME(mpi_errhandler_free, MPI_ERRHANDLER_FREE)(bnd_integer *errhandler, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_errhandler_free, MPI_ERRHANDLER_FREE)(bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Errhandler_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, bnd_f2c_Errhandler(*errhandler));
    const int result = BND_C(MPI_Errhandler_free)(c_errhandler);
    BND_HANDLE_COPY_OUT(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler);
    BND_STORE_IERROR(ierror, result);
}
#endif
