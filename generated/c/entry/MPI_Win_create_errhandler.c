/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Win_create_errhandler] through templates/c/entry.c.j2. */
/* Turn a user function into an error handler usable with windows. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Win_create_errhandler, int, (MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler), (win_errhandler_fn, errhandler))

BND_WEAK(MPI_Win_create_errhandler, PMPI_Win_create_errhandler)

int BND_ENTRY(MPI_Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Win_create_errhandler");
    BND_REFUSE_IF("MPI_Win_create_errhandler", !win_errhandler_fn, MPI_ERR_ARG, "win_errhandler_fn", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Win_create_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(Win_create_errhandler, (win_errhandler_fn, errhandler));
}
