/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/c/entry.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Free_mem)(void *base);
BND_INSTRUMENTED_CALL(Free_mem, int, (void *base), (base))

BND_WEAK(MPI_Free_mem, PMPI_Free_mem)

int BND_ENTRY(MPI_Free_mem)(void *base)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Free_mem");
    BND_FORWARD(Free_mem, (base));
}
