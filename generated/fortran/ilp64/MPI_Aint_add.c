/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/fortran/ilp64.c.j2. */
/* Add a byte displacement to an absolute address in a portable way. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Aint_add.c"

MPI_Aint BND_WIDE_NAME(mpi_aint_add, MPI_AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp);

MPI_Aint BND_WIDE_NAME(mpi_aint_add, MPI_AINT_ADD)(const MPI_Aint *base, const MPI_Aint *disp)
{
    return BND_INNER(mpi_aint_add)(base, disp);
}
