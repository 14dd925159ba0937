/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/fortran/ilp64.c.j2. */
/* Take back the process-wide send buffer once its messages have been delivered. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Buffer_detach_c.c"

#if BND_HAS(MPI_Buffer_detach_c) || BND_HAS(MPI_Buffer_detach)
void BND_WIDE_NAME(mpi_buffer_detach, MPI_BUFFER_DETACH)(void *buffer_addr, MPI_Count *size,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_buffer_detach, MPI_BUFFER_DETACH)(void *buffer_addr, MPI_Count *size,
        bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_buffer_detach_c)(buffer_addr, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
