/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Alloc_mem] through templates/fortran/ilp64.c.j2. */
/* Allocate memory that may be specially suited to communication or remote access. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Alloc_mem.c"

#if BND_HAS(MPI_Alloc_mem)
void BND_WIDE_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_default_integer *info, void *baseptr,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_alloc_mem, MPI_ALLOC_MEM)(const MPI_Aint *size, const bnd_default_integer *info, void *baseptr,
        bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_ierror;
    BND_INNER(mpi_alloc_mem)(size, &int_info, baseptr, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
