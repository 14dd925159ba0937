/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_iflush_buffer] through templates/c/entry.c.j2. */
/* Start flushing the send buffer of a session and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_iflush_buffer)(MPI_Session session, MPI_Request *request);
BND_INSTRUMENTED_CALL(Session_iflush_buffer, int, (MPI_Session session, MPI_Request *request), (session, request))

BND_WEAK(MPI_Session_iflush_buffer, PMPI_Session_iflush_buffer)

int BND_ENTRY(MPI_Session_iflush_buffer)(MPI_Session session, MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_iflush_buffer");
    BND_REFUSE_IF("MPI_Session_iflush_buffer", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_iflush_buffer", !request, MPI_ERR_ARG, "request", BND_ON_SESSION, session);
    BND_FORWARD(Session_iflush_buffer, (session, request));
}
