/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/fortran/wrapper.c.j2. */
/* Take back the process-wide send buffer once its messages have been delivered. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_detach)
BND_WRAPPER void BND_NAME(mpi_buffer_detach, MPI_BUFFER_DETACH)(void *buffer_addr, bnd_integer *size,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_buffer_detach, MPI_BUFFER_DETACH)(void *buffer_addr, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Buffer_detach, ierror, BND_ON_SELF, 0);
    void *c_buffer_addr = NULL;
    const int result = BND_C(MPI_Buffer_detach)(&c_buffer_addr, size);
    if (result == MPI_SUCCESS) bnd_detached_to_fortran(buffer_addr, c_buffer_addr);
    BND_STORE_IERROR(ierror, result);
}
#endif
