/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/fortran/wrapper.c.j2. */
/* Mark a request for release without waiting for its operation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_free)
void BND_NAME(mpi_request_free, MPI_REQUEST_FREE)(MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(mpi_request_free, MPI_REQUEST_FREE)(MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Request_free, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, bnd_f2c_Request(*request));
    BND_REQUEST_FREEING(request);
    const int result = BND_C(MPI_Request_free)(BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_BACK(MPI_REQUEST, Request, request); bnd_freed(w_request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
