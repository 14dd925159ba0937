/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/c/entry.c.j2. */
/* Build an intracommunicator directly from a group, without a parent communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm);
BND_INSTRUMENTED_CALL(Comm_create_from_group, int, (MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm), (group, stringtag, info, errhandler, newcomm))

BND_WEAK(MPI_Comm_create_from_group, PMPI_Comm_create_from_group)

int BND_ENTRY(MPI_Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_create_from_group");
    BND_REFUSE_IF("MPI_Comm_create_from_group", BND_IS_NULL(group, MPI_GROUP_NULL), MPI_ERR_GROUP, "group",
            BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Comm_create_from_group", !stringtag, MPI_ERR_ARG, "stringtag", BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Comm_create_from_group", BND_IS_NULL(errhandler, MPI_ERRHANDLER_NULL), MPI_ERR_ERRHANDLER,
            "errhandler", BND_ON_ERRHANDLER, errhandler);
    BND_REFUSE_IF("MPI_Comm_create_from_group", !newcomm, MPI_ERR_ARG, "newcomm", BND_ON_ERRHANDLER, errhandler);
    BND_FORWARD(Comm_create_from_group, (group, stringtag, info, errhandler, newcomm));
}
