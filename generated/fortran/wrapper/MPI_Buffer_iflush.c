/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_iflush] through templates/fortran/wrapper.c.j2. */
/* Start flushing the process-wide send buffer and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_iflush)
void BND_NAME(buffer_iflush, BUFFER_IFLUSH)(MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(buffer_iflush, BUFFER_IFLUSH)(MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Buffer_iflush)(&c_request);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
