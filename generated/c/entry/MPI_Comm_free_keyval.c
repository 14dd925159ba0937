/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_free_keyval] through templates/c/entry.c.j2. */
/* Free an attribute key that was made for communicators. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_free_keyval)(int *comm_keyval);
BND_INSTRUMENTED_CALL(Comm_free_keyval, int, (int *comm_keyval), (comm_keyval))

BND_WEAK(MPI_Comm_free_keyval, PMPI_Comm_free_keyval)

int BND_ENTRY(MPI_Comm_free_keyval)(int *comm_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_free_keyval");
    BND_REFUSE_IF("MPI_Comm_free_keyval", !comm_keyval, MPI_ERR_ARG, "comm_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Comm_free_keyval, (comm_keyval));
}
