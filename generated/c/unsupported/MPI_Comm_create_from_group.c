/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm);

int BND_IMPLEMENTATION(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    (void)group;
    (void)stringtag;
    (void)info;
    (void)errhandler;
    (void)newcomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_create_from_group", 0, BND_ON_ERRHANDLER,
            (void *)(errhandler)};
    return BND_IMPLEMENTATION(raise)(&error);
}
