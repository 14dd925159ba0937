/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup);

int BND_IMPLEMENTATION(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    (void)session;
    (void)pset_name;
    (void)newgroup;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Group_from_session_pset", 0, BND_ON_SESSION,
            (void *)(session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
