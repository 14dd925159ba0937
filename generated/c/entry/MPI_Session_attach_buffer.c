/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/c/entry.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_attach_buffer)(MPI_Session session, void *buffer, int size);
BND_INSTRUMENTED_CALL(Session_attach_buffer, int, (MPI_Session session, void *buffer, int size), (session, buffer,
        size))

BND_WEAK(MPI_Session_attach_buffer, PMPI_Session_attach_buffer)

int BND_ENTRY(MPI_Session_attach_buffer)(MPI_Session session, void *buffer, int size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_attach_buffer");
    BND_REFUSE_IF("MPI_Session_attach_buffer", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_attach_buffer", size < 0, MPI_ERR_ARG, "size", BND_ON_SESSION, session);
    BND_FORWARD(Session_attach_buffer, (session, buffer, size));
}
