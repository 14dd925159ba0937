/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_free_keyval] through templates/c/entry.c.j2. */
/* Free an attribute key that was made for windows. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval);
BND_INSTRUMENTED_CALL(Win_free_keyval, int, (int *win_keyval), (win_keyval))

BND_WEAK(MPI_Win_free_keyval, PMPI_Win_free_keyval)

int BND_ENTRY(MPI_Win_free_keyval)(int *win_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_free_keyval");
    BND_REFUSE_IF("MPI_Win_free_keyval", !win_keyval, MPI_ERR_ARG, "win_keyval", BND_ON_NOTHING, 0);
    BND_FORWARD(Win_free_keyval, (win_keyval));
}
