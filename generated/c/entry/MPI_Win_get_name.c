/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_name] through templates/c/entry.c.j2. */
/* Return the printable name last given to a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_name)(MPI_Win win, char *win_name, int *resultlen);
BND_INSTRUMENTED_CALL(Win_get_name, int, (MPI_Win win, char *win_name, int *resultlen), (win, win_name, resultlen))

BND_WEAK(MPI_Win_get_name, PMPI_Win_get_name)

int BND_ENTRY(MPI_Win_get_name)(MPI_Win win, char *win_name, int *resultlen)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_get_name");
    BND_REFUSE_IF("MPI_Win_get_name", !win_name, MPI_ERR_ARG, "win_name", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_get_name", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_WIN, win);
    BND_FORWARD(Win_get_name, (win, win_name, resultlen));
}
