/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Errhandler_free] through templates/fortran/wrapper.c.j2. */
/* Mark an error handler for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_free)
void BND_NAME(errhandler_free, ERRHANDLER_FREE)(MPI_Fint *errhandler, MPI_Fint *ierror);

void BND_NAME(errhandler_free, ERRHANDLER_FREE)(MPI_Fint *errhandler, MPI_Fint *ierror)
{
    MPI_Errhandler c_errhandler = PMPI_Errhandler_f2c(*errhandler);
    const int result = BND_C(Errhandler_free)(&c_errhandler);
    *errhandler = PMPI_Errhandler_c2f(c_errhandler);
    BND_RETURN(ierror, result);
}
#endif
