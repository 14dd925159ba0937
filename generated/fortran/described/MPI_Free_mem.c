/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/fortran/described.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Free_mem)
void BND_NAME(free_mem, FREE_MEM)(const void *base, MPI_Fint *ierror);

void BND_NAME(free_mem, FREE_MEM)(const void *base, MPI_Fint *ierror)
{
    struct bnd_choice d_base;
    BND_CHOICE_IN(base, BND_BASE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, PMPI_Comm_call_errhandler(MPI_COMM_SELF,
            code));
    const int result = BND_C(Free_mem)(d_base.to.address);
    bnd_choice_out(&d_base, result);
    BND_RETURN(ierror, result);
}
#endif
