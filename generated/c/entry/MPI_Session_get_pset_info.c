/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_pset_info] through templates/c/entry.c.j2. */
/* Obtain an info object with the properties of one named process set. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_pset_info)(MPI_Session session, const char *pset_name, MPI_Info *info);
BND_INSTRUMENTED_CALL(Session_get_pset_info, int, (MPI_Session session, const char *pset_name, MPI_Info *info),
        (session, pset_name, info))

BND_WEAK(MPI_Session_get_pset_info, PMPI_Session_get_pset_info)

int BND_ENTRY(MPI_Session_get_pset_info)(MPI_Session session, const char *pset_name, MPI_Info *info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Session_get_pset_info");
    BND_REFUSE_IF("MPI_Session_get_pset_info", BND_IS_NULL(session, MPI_SESSION_NULL), MPI_ERR_SESSION, "session",
            BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_pset_info", !pset_name, MPI_ERR_ARG, "pset_name", BND_ON_SESSION, session);
    BND_REFUSE_IF("MPI_Session_get_pset_info", !info, MPI_ERR_ARG, "info", BND_ON_SESSION, session);
    BND_FORWARD(Session_get_pset_info, (session, pset_name, info));
}
