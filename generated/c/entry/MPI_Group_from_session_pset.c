/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/c/entry.c.j2. */
/* Make a group out of the processes in a named process set of a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup);
BND_INSTRUMENTED_CALL(Group_from_session_pset, int, (MPI_Session session, const char *pset_name, MPI_Group *newgroup),
        (session, pset_name, newgroup))

BND_WEAK(MPI_Group_from_session_pset, PMPI_Group_from_session_pset)

int BND_ENTRY(MPI_Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Group_from_session_pset");
    BND_REFUSE_IF("MPI_Group_from_session_pset", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Group_from_session_pset", !pset_name, MPI_ERR_ARG, "pset_name", BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Group_from_session_pset", !newgroup, MPI_ERR_ARG, "newgroup", BND_ON_SESSION, session);
    BND_FORWARD(Group_from_session_pset, (session, pset_name, newgroup));
}
