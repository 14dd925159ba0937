/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_detach_buffer] through templates/c/entry.c.j2. */
/* Take back the send buffer attached to a session once it has drained. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_detach_buffer)(MPI_Session session, void *buffer_addr, int *size);
BND_INSTRUMENTED_CALL(Session_detach_buffer, int, (MPI_Session session, void *buffer_addr, int *size), (session,
        buffer_addr, size))

BND_WEAK(MPI_Session_detach_buffer, PMPI_Session_detach_buffer)

int BND_ENTRY(MPI_Session_detach_buffer)(MPI_Session session, void *buffer_addr, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_detach_buffer");
    BND_REFUSE_IF("MPI_Session_detach_buffer", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_detach_buffer", !size, MPI_ERR_ARG, "size", BND_ON_SESSION, session);
    BND_FORWARD(Session_detach_buffer, (session, buffer_addr, size));
}
