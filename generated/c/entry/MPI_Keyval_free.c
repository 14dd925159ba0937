/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Keyval_free] through templates/c/entry.c.j2. */
/* Free a communicator attribute key through the old MPI-1 call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Keyval_free)(int *keyval);
BND_INSTRUMENTED_CALL(Keyval_free, int, (int *keyval), (keyval))

BND_WEAK(MPI_Keyval_free, PMPI_Keyval_free)

int BND_ENTRY(MPI_Keyval_free)(int *keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Keyval_free");
    BND_REFUSE_IF("MPI_Keyval_free", !keyval, MPI_ERR_ARG, "keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Keyval_free, (keyval));
}
