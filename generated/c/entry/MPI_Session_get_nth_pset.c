/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_nth_pset] through templates/c/entry.c.j2. */
/* Return the name of the process set with a given index in a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name);
BND_INSTRUMENTED_CALL(Session_get_nth_pset, int, (MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name), (session, info, n, pset_len, pset_name))

BND_WEAK(MPI_Session_get_nth_pset, PMPI_Session_get_nth_pset)

int BND_ENTRY(MPI_Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_get_nth_pset");
    BND_REFUSE_IF("MPI_Session_get_nth_pset", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_nth_pset", !pset_len, MPI_ERR_ARG, "pset_len", BND_ON_SESSION, session);
    BND_FORWARD(Session_get_nth_pset, (session, info, n, pset_len, pset_name));
}
