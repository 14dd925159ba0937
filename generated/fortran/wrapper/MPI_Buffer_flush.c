/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_flush] through templates/fortran/wrapper.c.j2. */
/* Block until the messages now in the process-wide send buffer have been sent. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_flush)
BND_WRAPPER void BND_NAME(mpi_buffer_flush, MPI_BUFFER_FLUSH)(bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_buffer_flush, MPI_BUFFER_FLUSH)(bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Buffer_flush, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Buffer_flush)());
}
#endif
