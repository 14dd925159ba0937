/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/c/entry.c.j2. */
/* Allocate memory that may be specially suited to communication or remote access. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr);
BND_INSTRUMENTED_CALL(Alloc_mem, int, (MPI_Aint size, MPI_Info info, void *baseptr), (size, info, baseptr))

BND_WEAK(MPI_Alloc_mem, PMPI_Alloc_mem)

int BND_ENTRY(MPI_Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Alloc_mem");
    BND_REFUSE_IF("MPI_Alloc_mem", size < 0, MPI_ERR_SIZE, "size", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Alloc_mem", !baseptr, MPI_ERR_ARG, "baseptr", BND_ON_NOTHING, 0);
    BND_FORWARD(Alloc_mem, (size, info, baseptr));
}
