/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_call_errhandler] through templates/c/entry.c.j2. */
/* Invoke the error handler of a session with a given error code. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_call_errhandler)(MPI_Session session, int errorcode);
BND_INSTRUMENTED_CALL(Session_call_errhandler, int, (MPI_Session session, int errorcode), (session, errorcode))

BND_WEAK(MPI_Session_call_errhandler, PMPI_Session_call_errhandler)

int BND_ENTRY(MPI_Session_call_errhandler)(MPI_Session session, int errorcode)
{
    BND_REFUSE_IF("MPI_Session_call_errhandler", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_FORWARD(Session_call_errhandler, (session, errorcode));
}
