/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_add] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

MPI_Aint BND_IMPLEMENTATION(Aint_add)(MPI_Aint base, MPI_Aint disp);

MPI_Aint BND_IMPLEMENTATION(Aint_add)(MPI_Aint base, MPI_Aint disp)
{
    return base + disp;
}
