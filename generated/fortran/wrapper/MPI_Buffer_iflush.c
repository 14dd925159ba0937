/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_iflush] through templates/fortran/wrapper.c.j2. */
/* Start flushing the process-wide send buffer and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_iflush)
BND_WRAPPER void BND_NAME(mpi_buffer_iflush, MPI_BUFFER_IFLUSH)(bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_buffer_iflush, MPI_BUFFER_IFLUSH)(bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Buffer_iflush, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Buffer_iflush)(c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
