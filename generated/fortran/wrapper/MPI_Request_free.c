/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/fortran/wrapper.c.j2. */
/* Mark a request for release without waiting for its operation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_free)
void BND_NAME(request_free, REQUEST_FREE)(MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(request_free, REQUEST_FREE)(MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Request c_request = PMPI_Request_f2c(*request);
    const int result = BND_C(Request_free)(&c_request);
    *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
