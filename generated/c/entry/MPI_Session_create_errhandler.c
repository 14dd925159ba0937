/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_create_errhandler] through templates/c/entry.c.j2. */
/* Turn a user function into an error handler usable with sessions. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler);
BND_INSTRUMENTED_CALL(Session_create_errhandler, int, (MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler), (session_errhandler_fn, errhandler))

BND_WEAK(MPI_Session_create_errhandler, PMPI_Session_create_errhandler)

int BND_ENTRY(MPI_Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler)
{
    BND_REFUSE_IF("MPI_Session_create_errhandler", !session_errhandler_fn, MPI_ERR_ARG, "session_errhandler_fn",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Session_create_errhandler", !errhandler, MPI_ERR_ARG, "errhandler", BND_ON_NOTHING, 0);
    BND_FORWARD(Session_create_errhandler, (session_errhandler_fn, errhandler));
}
