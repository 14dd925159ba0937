/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/fortran/wrapper.c.j2. */
/* Add a byte displacement to an absolute address in a portable way. */
#include "bnd_fortran.h"

MPI_Aint BND_NAME(aint_add, AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp);

MPI_Aint BND_NAME(aint_add, AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp)
{
#if BND_HAS(MPI_Aint_add)
    return BND_C(Aint_add)(*base, *disp);
#else
    return *base + *disp;
#endif
}
