/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Aint_diff] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

MPI_Aint BND_IMPLEMENTATION(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2);

MPI_Aint BND_IMPLEMENTATION(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2)
{
    return addr1 - addr2;
}
