/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/fortran/wrapper.c.j2. */
/* Subtract one absolute address from another in a portable way. */
#include "bnd_fortran.h"

MPI_Aint BND_NAME(aint_diff, AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2);

MPI_Aint BND_NAME(aint_diff, AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2)
{
#if BND_HAS(MPI_Aint_diff)
    return BND_C(Aint_diff)(*addr1, *addr2);
#else
    return *addr1 - *addr2;
#endif
}
