/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Pcontrol] through templates/fortran/wrapper.c.j2. */
/* Pass a control level to a profiling layer, if one is present. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pcontrol)
BND_WRAPPER void BND_NAME(mpi_pcontrol, MPI_PCONTROL)(const bnd_integer *level);

BND_WRAPPER void BND_NAME(mpi_pcontrol, MPI_PCONTROL)(const bnd_integer *level)
{
    if (BND_UNLIKELY(!BND_AVAILABLE(MPI_Pcontrol))) return;
    BND_C(MPI_Pcontrol)(*level);
}
#endif
