/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/c/entry.c.j2. */
/* Build an intercommunicator directly from a local and a remote group. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);
BND_INSTRUMENTED_CALL(Intercomm_create_from_groups, int, (MPI_Group local_group, int local_leader,
        MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newintercomm), (local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler,
        newintercomm))

BND_WEAK(MPI_Intercomm_create_from_groups, PMPI_Intercomm_create_from_groups)

int BND_ENTRY(MPI_Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Intercomm_create_from_groups");
    BND_REFUSE_IF("MPI_Intercomm_create_from_groups", BND_IS_NULL(local_group, MPI_GROUP_NULL), MPI_ERR_GROUP,
            "local_group", BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Intercomm_create_from_groups", local_leader < 0, MPI_ERR_RANK, "local_leader",
            BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Intercomm_create_from_groups", !stringtag, MPI_ERR_ARG, "stringtag", BND_ON_ERRHANDLER,
            errhandler);
    BND_REFUSE_IF("MPI_Intercomm_create_from_groups", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Intercomm_create_from_groups", !newintercomm, MPI_ERR_ARG, "newintercomm", BND_ON_ERRHANDLER,
            errhandler);
    BND_FORWARD(Intercomm_create_from_groups, (local_group, local_leader, remote_group, remote_leader, stringtag, info,
            errhandler, newintercomm));
}
