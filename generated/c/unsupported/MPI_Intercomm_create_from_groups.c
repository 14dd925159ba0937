/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);

int BND_IMPLEMENTATION(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    (void)local_group;
    (void)local_leader;
    (void)remote_group;
    (void)remote_leader;
    (void)stringtag;
    (void)info;
    (void)errhandler;
    (void)newintercomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Intercomm_create_from_groups", 0,
            BND_ON_ERRHANDLER, (void *)(errhandler)};
    return BND_IMPLEMENTATION(raise)(&error);
}
