/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/fortran/wrapper.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_attach)
BND_WRAPPER void BND_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(void *buffer, const bnd_integer *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_buffer_attach)(void *buffer, const bnd_integer *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Buffer_attach, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Buffer_attach)(bnd_buffer(buffer), *size));
}

BND_WRAPPER void BND_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(void *buffer, const bnd_integer *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Buffer_attach) && bnd_is_not_sentinel(buffer),
            BND_SLOW_PATH(mpi_buffer_attach)(buffer, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Buffer_attach)(buffer, *size));
}
#endif
