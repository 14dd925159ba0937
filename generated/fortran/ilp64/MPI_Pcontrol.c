/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Pcontrol] through templates/fortran/ilp64.c.j2. */
/* Pass a control level to a profiling layer, if one is present. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pcontrol.c"

#if BND_HAS(MPI_Pcontrol)
void BND_WIDE_NAME(mpi_pcontrol, MPI_PCONTROL)(const bnd_default_integer *level);

void BND_WIDE_NAME(mpi_pcontrol, MPI_PCONTROL)(const bnd_default_integer *level)
{
    const bnd_integer int_level = BND_NARROWED(bnd_integer, *level);
    BND_INNER(mpi_pcontrol)(&int_level);
}
#endif
