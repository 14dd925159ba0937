/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_iflush] through templates/fortran/ilp64.c.j2. */
/* Start flushing the process-wide send buffer and return a request. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Buffer_iflush.c"

#if BND_HAS(MPI_Buffer_iflush)
void BND_WIDE_NAME(mpi_buffer_iflush, MPI_BUFFER_IFLUSH)(bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_buffer_iflush, MPI_BUFFER_IFLUSH)(bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_buffer_iflush)(&int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
