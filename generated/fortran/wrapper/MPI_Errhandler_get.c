/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/fortran/wrapper.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_get)
void BND_NAME(errhandler_get, ERRHANDLER_GET)(const MPI_Fint *comm, MPI_Fint *errhandler, MPI_Fint *ierror);

void BND_NAME(errhandler_get, ERRHANDLER_GET)(const MPI_Fint *comm, MPI_Fint *errhandler, MPI_Fint *ierror)
{
    MPI_Errhandler c_errhandler = MPI_ERRHANDLER_NULL;
    const int result = BND_C(Errhandler_get)(PMPI_Comm_f2c(*comm), &c_errhandler);
    if (result == MPI_SUCCESS) *errhandler = PMPI_Errhandler_c2f(c_errhandler);
    BND_RETURN(ierror, result);
}
#endif
