/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_flush] through templates/fortran/ilp64.c.j2. */
/* Block until the messages now in the process-wide send buffer have been sent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Buffer_flush.c"

#if BND_HAS(MPI_Buffer_flush)
void BND_WIDE_NAME(mpi_buffer_flush, MPI_BUFFER_FLUSH)(bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_buffer_flush, MPI_BUFFER_FLUSH)(bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_buffer_flush)(&int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
