/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Free_mem] through templates/fortran/wrapper.c.j2. */
/* Give back memory that was obtained from the MPI memory allocator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Free_mem)
BND_WRAPPER void BND_NAME(mpi_free_mem, MPI_FREE_MEM)(void *base, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_free_mem)(void *base, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Free_mem, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Free_mem)(bnd_address(base, 0)));
}

BND_WRAPPER void BND_NAME(mpi_free_mem, MPI_FREE_MEM)(void *base, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Free_mem) && bnd_is_not_sentinel(base), BND_SLOW_PATH(mpi_free_mem)(base,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Free_mem)(base));
}
#endif
