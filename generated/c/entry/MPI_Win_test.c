/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_test] through templates/c/entry.c.j2. */
/* Check without waiting whether a posted exposure epoch can be ended. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_test)(MPI_Win win, int *flag);
BND_INSTRUMENTED_CALL(Win_test, int, (MPI_Win win, int *flag), (win, flag))

BND_WEAK(MPI_Win_test, PMPI_Win_test)

int BND_ENTRY(MPI_Win_test)(MPI_Win win, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_test");
    BND_REFUSE_IF("MPI_Win_test", BND_IS_NULL(win, MPI_WIN_NULL), MPI_ERR_WIN, "win", BND_ON_WIN, win);
    BND_REFUSE_IF("MPI_Win_test", !flag, MPI_ERR_ARG, "flag", BND_ON_WIN, win);
    BND_FORWARD(Win_test, (win, flag));
}
