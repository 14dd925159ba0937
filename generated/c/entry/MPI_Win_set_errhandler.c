/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_set_errhandler] through templates/c/entry.c.j2. */
/* Attach a new error handler to a window in the calling process. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler);
BND_INSTRUMENTED_CALL(Win_set_errhandler, int, (MPI_Win win, MPI_Errhandler errhandler), (win, errhandler))

BND_WEAK(MPI_Win_set_errhandler, PMPI_Win_set_errhandler)

int BND_ENTRY(MPI_Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_set_errhandler");
    BND_REFUSE_IF("MPI_Win_set_errhandler", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_set_errhandler", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_WIN, win);
    BND_FORWARD(Win_set_errhandler, (win, errhandler));
}
