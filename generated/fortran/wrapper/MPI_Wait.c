/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/fortran/wrapper.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Wait)
void BND_NAME(wait, WAIT)(MPI_Fint *request, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(wait, WAIT)(MPI_Fint *request, MPI_Fint *status, MPI_Fint *ierror)
{
    MPI_Request c_request = PMPI_Request_f2c(*request);
    const int result = BND_C(Wait)(&c_request, bnd_status(status));
    *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
