/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/fortran/wrapper.c.j2. */
/* Add a byte displacement to an absolute address in a portable way. */
#include "bnd_fortran.h"

BND_WRAPPER MPI_Aint BND_NAME(mpi_aint_add, MPI_AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Aint_add)
static BND_NOINLINE MPI_Aint BND_FALLBACK(mpi_aint_add)(const MPI_Aint *base, const MPI_Aint *disp)
{
    return *base + *disp;
}
#endif

BND_WRAPPER MPI_Aint BND_NAME(mpi_aint_add, MPI_AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp)
{
#if BND_HAS(MPI_Aint_add)
    BND_IF_UNAVAILABLE(MPI_Aint_add, return BND_FALLBACK(mpi_aint_add)(base, disp));
    return BND_C(MPI_Aint_add)(*base, *disp);
#else
    return *base + *disp;
#endif
}
