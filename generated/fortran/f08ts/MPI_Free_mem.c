/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/fortran/wrapper.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Free_mem)
BND_WRAPPER void BND_NAME(mpi_free_mem, MPI_FREE_MEM)(const void *base, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_free_mem, MPI_FREE_MEM)(const void *base, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Free_mem, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Free_mem)(bnd_address(bnd_base(base), 0)));
}
#endif
