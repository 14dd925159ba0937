/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/fortran/wrapper.c.j2. */
/* Check one request without waiting and finish it if it is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Test)
void BND_NAME(mpi_test, MPI_TEST)(MPI_Fint *request, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(mpi_test, MPI_TEST)(MPI_Fint *request, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Test, bnd_raise(code));
    BND_REQUEST_IN(request);
    int c_flag = 0;
    const int result = BND_C(MPI_Test)(BND_HANDLE_ADDRESS(MPI_REQUEST, request), &c_flag, bnd_status(status));
    BND_COMPLETED(c_flag ? BND_ALL : 0, NULL);
    BND_REQUEST_OUT(request);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
