/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/fortran/wrapper.c.j2. */
/* Add a byte displacement to an absolute address in a portable way. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Aint_add)
MPI_Aint BND_NAME(aint_add, AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp);

MPI_Aint BND_NAME(aint_add, AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp)
{
    return BND_C(Aint_add)(*base, *disp);
}
#endif
