/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_detach] through templates/c/entry.c.j2. */
/* Take back the process-wide send buffer once its messages have been delivered. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_detach_c)(void *buffer_addr, MPI_Count *size);
BND_INSTRUMENTED_CALL(Buffer_detach_c, int, (void *buffer_addr, MPI_Count *size), (buffer_addr, size))

BND_WEAK(MPI_Buffer_detach_c, PMPI_Buffer_detach_c)

int BND_ENTRY(MPI_Buffer_detach_c)(void *buffer_addr, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Buffer_detach_c");
    BND_REFUSE_IF("MPI_Buffer_detach_c", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Buffer_detach_c, (buffer_addr, size));
}
