/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_info)(MPI_Session session, MPI_Info *info_used);

int BND_IMPLEMENTATION(Session_get_info)(MPI_Session session, MPI_Info *info_used)
{
    (void)session;
    (void)info_used;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_get_info", 0, BND_ON_SESSION,
            (void *)(session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
