/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_set_info] through templates/c/entry.c.j2. */
/* Change the hints attached to a window, collectively over its group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_set_info)(MPI_Win win, MPI_Info info);
BND_INSTRUMENTED_CALL(Win_set_info, int, (MPI_Win win, MPI_Info info), (win, info))

BND_WEAK(MPI_Win_set_info, PMPI_Win_set_info)

int BND_ENTRY(MPI_Win_set_info)(MPI_Win win, MPI_Info info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_set_info");
    BND_REFUSE_IF("MPI_Win_set_info", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_set_info, (win, info));
}
