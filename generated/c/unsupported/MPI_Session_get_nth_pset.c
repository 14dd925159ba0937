/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_nth_pset] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name);

int BND_IMPLEMENTATION(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    (void)session;
    (void)info;
    (void)n;
    (void)pset_len;
    (void)pset_name;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_get_nth_pset", 0, BND_ON_SESSION,
            (void *)(session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
