/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/fortran/wrapper.c.j2. */
/* Subtract one absolute address from another in a portable way. */
#include "bnd_fortran.h"

BND_WRAPPER MPI_Aint BND_NAME(mpi_aint_diff, MPI_AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Aint_diff)
static BND_NOINLINE MPI_Aint BND_FALLBACK(mpi_aint_diff)(const MPI_Aint *addr1, const MPI_Aint *addr2)
{
    return *addr1 - *addr2;
}
#endif

BND_WRAPPER MPI_Aint BND_NAME(mpi_aint_diff, MPI_AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2)
{
#if BND_HAS(MPI_Aint_diff)
    BND_IF_UNAVAILABLE(MPI_Aint_diff, return BND_FALLBACK(mpi_aint_diff)(addr1, addr2));
    return BND_C(MPI_Aint_diff)(*addr1, *addr2);
#else
    return *addr1 - *addr2;
#endif
}
