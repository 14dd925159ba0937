/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/c/entry.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, MPI_Count size);
BND_INSTRUMENTED_CALL(Buffer_attach_c, int, (void *buffer, MPI_Count size), (buffer, size))

BND_WEAK(MPI_Buffer_attach_c, PMPI_Buffer_attach_c)

int BND_ENTRY(MPI_Buffer_attach_c)(void *buffer, MPI_Count size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Buffer_attach_c");
    BND_REFUSE_IF("MPI_Buffer_attach_c", size < 0, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Buffer_attach_c, (buffer, size));
}
