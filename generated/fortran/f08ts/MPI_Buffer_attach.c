/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/fortran/wrapper.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Buffer_attach)
BND_WRAPPER void BND_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(const void *buffer, const bnd_integer *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_buffer_attach)(const void *buffer, const bnd_integer *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Buffer_attach, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_NEVER, 1, *size, *size, MPI_BYTE), &pending, BND_ON_SELF, 0), (void)0, ierror);
    const int result = BND_C(MPI_Buffer_attach)(d_buffer.address, *size);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_buffer_attach, MPI_BUFFER_ATTACH)(const void *buffer, const bnd_integer *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Buffer_attach) && bnd_is_contiguous_buffer(buffer),
            BND_SLOW_PATH(mpi_buffer_attach)(buffer, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Buffer_attach)(bnd_base(buffer), *size));
}
#endif
