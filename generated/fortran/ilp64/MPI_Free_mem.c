/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/fortran/ilp64.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Free_mem.c"

#if BND_HAS(MPI_Free_mem)
void BND_WIDE_NAME(mpi_free_mem, MPI_FREE_MEM)(const void *base, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_free_mem, MPI_FREE_MEM)(const void *base, bnd_default_integer *ierror)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_free_mem)(base, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
