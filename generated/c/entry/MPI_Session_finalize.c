/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_finalize] through templates/c/entry.c.j2. */
/* Release a session and everything it still holds, leaving a null session handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_finalize)(MPI_Session *session);
BND_INSTRUMENTED_CALL(Session_finalize, int, (MPI_Session *session), (session))

BND_WEAK(MPI_Session_finalize, PMPI_Session_finalize)

int BND_ENTRY(MPI_Session_finalize)(MPI_Session *session)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_finalize");
    BND_REFUSE_IF("MPI_Session_finalize", !session, MPI_ERR_ARG, "session", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Session_finalize", BND_IS_NULL(*session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, *session);
    BND_FORWARD(Session_finalize, (session));
}
