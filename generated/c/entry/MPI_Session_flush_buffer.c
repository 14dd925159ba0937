/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_flush_buffer] through templates/c/entry.c.j2. */
/* Block until the messages now in the send buffer of a session have been sent. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_flush_buffer)(MPI_Session session);
BND_INSTRUMENTED_CALL(Session_flush_buffer, int, (MPI_Session session), (session))

BND_WEAK(MPI_Session_flush_buffer, PMPI_Session_flush_buffer)

int BND_ENTRY(MPI_Session_flush_buffer)(MPI_Session session)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_flush_buffer");
    BND_REFUSE_IF("MPI_Session_flush_buffer", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_FORWARD(Session_flush_buffer, (session));
}
