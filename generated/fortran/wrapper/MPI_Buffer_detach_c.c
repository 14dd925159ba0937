/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/fortran/wrapper.c.j2. */
/* Take back the process-wide send buffer once its messages have been delivered. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_detach_c) || BND_HAS(MPI_Buffer_detach)
BND_WRAPPER void BND_NAME(mpi_buffer_detach_c, MPI_BUFFER_DETACH_C)(void *buffer_addr, MPI_Count *size,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_buffer_detach_c, MPI_BUFFER_DETACH_C)(void *buffer_addr, MPI_Count *size,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Buffer_detach_c)
    BND_REQUIRE(MPI_Buffer_detach_c, ierror, BND_ON_SELF, 0);
    void *c_buffer_addr = NULL;
    const int result = BND_C(MPI_Buffer_detach_c)(&c_buffer_addr, size);
    if (result == MPI_SUCCESS) bnd_detached_to_fortran(buffer_addr, c_buffer_addr);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Buffer_detach, ierror, BND_ON_SELF, 0);
    int c_size = 0;
    void *c_buffer_addr = NULL;
    int result = BND_C(MPI_Buffer_detach)(&c_buffer_addr, &c_size);
    if (result == MPI_SUCCESS) bnd_detached_to_fortran(buffer_addr, c_buffer_addr);
    BND_NARROW_OUT(MPI_Count, size, c_size, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
