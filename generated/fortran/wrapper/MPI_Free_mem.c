/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/fortran/wrapper.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Free_mem)
void BND_NAME(free_mem, FREE_MEM)(void *base, MPI_Fint *ierror);

void BND_NAME(free_mem, FREE_MEM)(void *base, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Free_mem)(bnd_buffer(base)));
}
#endif
