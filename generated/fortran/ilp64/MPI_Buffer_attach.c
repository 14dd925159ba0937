/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/fortran/ilp64.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Buffer_attach_c.c"

#if BND_HAS(MPI_Buffer_attach_c) || BND_HAS(MPI_Buffer_attach)
void BND_WIDE_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(const void *buffer, const MPI_Count *size,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(const void *buffer, const MPI_Count *size,
        bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_buffer_attach_c)(buffer, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
