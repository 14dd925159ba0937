/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_call_errhandler] through templates/c/entry.c.j2. */
/* Invoke the error handler of a window with a given error code. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_call_errhandler)(MPI_Win win, int errorcode);
BND_INSTRUMENTED_CALL(Win_call_errhandler, int, (MPI_Win win, int errorcode), (win, errorcode))

BND_WEAK(MPI_Win_call_errhandler, PMPI_Win_call_errhandler)

int BND_ENTRY(MPI_Win_call_errhandler)(MPI_Win win, int errorcode)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_call_errhandler");
    BND_REFUSE_IF("MPI_Win_call_errhandler", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_FORWARD(Win_call_errhandler, (win, errorcode));
}
