/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/c/entry.c.j2. */
/* Attach a new error handler to an open session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler);
BND_INSTRUMENTED_CALL(Session_set_errhandler, int, (MPI_Session session, MPI_Errhandler errhandler), (session,
        errhandler))

BND_WEAK(MPI_Session_set_errhandler, PMPI_Session_set_errhandler)

int BND_ENTRY(MPI_Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_set_errhandler");
    BND_REFUSE_IF("MPI_Session_set_errhandler", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_set_errhandler", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_SESSION, session);
    BND_FORWARD(Session_set_errhandler, (session, errhandler));
}
