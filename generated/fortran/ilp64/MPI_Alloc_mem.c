/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/fortran/ilp64.c.j2. */
/* Allocate memory that may be specially suited to communication or remote access. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Alloc_mem.c"

#if BND_HAS(MPI_Alloc_mem)
void BND_WIDE_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_default_integer *info, void *baseptr,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_alloc_mem)(const MPI_Aint *size,
        const bnd_integer *info, void *baseptr, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Alloc_mem) && bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Alloc_mem)(*size, bnd_inline_f2c_Info(*info), baseptr));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_alloc_mem)(const MPI_Aint *size, const bnd_default_integer *info,
        void *baseptr, bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_alloc_mem)(size, &int_info, baseptr, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_default_integer *info, void *baseptr,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(info), bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_alloc_mem)(size, info,
            baseptr, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_alloc_mem)(size, bnd_low_half(info), baseptr, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_alloc_mem)(size, info, baseptr, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
