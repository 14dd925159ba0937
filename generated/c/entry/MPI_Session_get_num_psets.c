/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_num_psets] through templates/c/entry.c.j2. */
/* Count the process sets that are available to a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_num_psets)(MPI_Session session, MPI_Info info, int *npset_names);
BND_INSTRUMENTED_CALL(Session_get_num_psets, int, (MPI_Session session, MPI_Info info, int *npset_names), (session,
        info, npset_names))

BND_WEAK(MPI_Session_get_num_psets, PMPI_Session_get_num_psets)

int BND_ENTRY(MPI_Session_get_num_psets)(MPI_Session session, MPI_Info info, int *npset_names)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_get_num_psets");
    BND_REFUSE_IF("MPI_Session_get_num_psets", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_num_psets", !npset_names, MPI_ERR_ARG, "npset_names", BND_ON_SESSION, session);
    BND_FORWARD(Session_get_num_psets, (session, info, npset_names));
}
