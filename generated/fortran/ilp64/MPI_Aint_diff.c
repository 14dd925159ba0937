/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/fortran/ilp64.c.j2. */
/* Subtract one absolute address from another in a portable way. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Aint_diff.c"

MPI_Aint BND_WIDE_NAME(mpi_aint_diff, MPI_AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2);

MPI_Aint BND_WIDE_NAME(mpi_aint_diff, MPI_AINT_DIFF)(const MPI_Aint *addr1, const MPI_Aint *addr2)
{
    return BND_INNER(mpi_aint_diff)(addr1, addr2);
}
