/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/c/entry.c.j2. */
/* Subtract one absolute address from another in a portable way. */
#include "bnd_entry.h"

MPI_Aint BND_IMPLEMENTATION(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2);
BND_INSTRUMENTED_CALL(Aint_diff, MPI_Aint, (MPI_Aint addr1, MPI_Aint addr2), (addr1, addr2))

BND_WEAK(MPI_Aint_diff, PMPI_Aint_diff)

MPI_Aint BND_ENTRY(MPI_Aint_diff)(MPI_Aint addr1, MPI_Aint addr2)
{
    BND_FORWARD(Aint_diff, (addr1, addr2));
}
