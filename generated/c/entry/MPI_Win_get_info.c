/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_info] through templates/c/entry.c.j2. */
/* Obtain a new info object holding the hints in use for a window. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_get_info)(MPI_Win win, MPI_Info *info_used);
BND_INSTRUMENTED_CALL(Win_get_info, int, (MPI_Win win, MPI_Info *info_used), (win, info_used))

BND_WEAK(MPI_Win_get_info, PMPI_Win_get_info)

int BND_ENTRY(MPI_Win_get_info)(MPI_Win win, MPI_Info *info_used)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_get_info");
    BND_REFUSE_IF("MPI_Win_get_info", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_get_info", !info_used, MPI_ERR_ARG, "info_used", BND_ON_WIN, win);
    BND_FORWARD(Win_get_info, (win, info_used));
}
