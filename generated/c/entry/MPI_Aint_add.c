/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/c/entry.c.j2. */
/* Add a byte displacement to an absolute address in a portable way. */
#include "bnd_entry.h"

MPI_Aint BND_IMPLEMENTATION(Aint_add)(MPI_Aint base, MPI_Aint disp);
BND_INSTRUMENTED_CALL(Aint_add, MPI_Aint, (MPI_Aint base, MPI_Aint disp), (base, disp))

BND_WEAK(MPI_Aint_add, PMPI_Aint_add)

MPI_Aint BND_ENTRY(MPI_Aint_add)(MPI_Aint base, MPI_Aint disp)
{
    BND_FORWARD(Aint_add, (base, disp));
}
