/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/fortran/wrapper.c.j2. */
/* Allocate memory that may be specially suited to communication or remote access. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Alloc_mem)
BND_WRAPPER void BND_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_integer *info, void *baseptr,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_alloc_mem)(const MPI_Aint *size, const bnd_integer *info, void *baseptr,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Alloc_mem, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Alloc_mem)(*size, bnd_f2c_Info(*info), baseptr));
}

BND_WRAPPER void BND_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_integer *info, void *baseptr,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Alloc_mem) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_alloc_mem)(size, info, baseptr, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Alloc_mem)(*size, bnd_inline_f2c_Info(*info), baseptr));
}
#endif
