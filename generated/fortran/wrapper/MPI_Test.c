/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/fortran/wrapper.c.j2. */
/* Check one request without waiting and finish it if it is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Test)
void BND_NAME(test, TEST)(MPI_Fint *request, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(test, TEST)(MPI_Fint *request, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror)
{
    MPI_Request c_request = PMPI_Request_f2c(*request);
    int c_flag = 0;
    const int result = BND_C(Test)(&c_request, &c_flag, bnd_status(status));
    *request = PMPI_Request_c2f(c_request);
    *flag = BND_LOGICAL(c_flag);
    BND_RETURN(ierror, result);
}
#endif
