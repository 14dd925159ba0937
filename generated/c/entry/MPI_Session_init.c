/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_init] through templates/c/entry.c.j2. */
/* Open a new session with given hints and a given error handler. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
BND_INSTRUMENTED_CALL(Session_init, int, (MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session), (info,
        errhandler, session))

BND_WEAK(MPI_Session_init, PMPI_Session_init)

int BND_ENTRY(MPI_Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    BND_REFUSE_IF("MPI_Session_init", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER, "errhandler",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Session_init", !session, MPI_ERR_ARG, "session", BND_ON_NOTHING, 0);
    BND_FORWARD(Session_init, (info, errhandler, session));
}
