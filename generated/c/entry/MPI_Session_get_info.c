/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_info] through templates/c/entry.c.j2. */
/* Obtain a new info object holding the hints in use for a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_info)(MPI_Session session, MPI_Info *info_used);
BND_INSTRUMENTED_CALL(Session_get_info, int, (MPI_Session session, MPI_Info *info_used), (session, info_used))

BND_WEAK(MPI_Session_get_info, PMPI_Session_get_info)

int BND_ENTRY(MPI_Session_get_info)(MPI_Session session, MPI_Info *info_used)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_get_info");
    BND_REFUSE_IF("MPI_Session_get_info", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_info", !info_used, MPI_ERR_ARG, "info_used", BND_ON_SESSION, session);
    BND_FORWARD(Session_get_info, (session, info_used));
}
