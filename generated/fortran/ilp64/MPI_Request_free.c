/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/fortran/ilp64.c.j2. */
/* Mark a request for release without waiting for its operation. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Request_free.c"

#if BND_HAS(MPI_Request_free)
void BND_WIDE_NAME(mpi_request_free, MPI_REQUEST_FREE)(bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_request_free, MPI_REQUEST_FREE)(bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_request_free)(&int_request, &int_ierror);
    bnd_integer_inout(request, int_request, bnd_integer_handle(*request));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
