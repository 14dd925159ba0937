/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_tag] through templates/c/entry.c.j2. */
/* Read the message tag held in a status through a procedure call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_get_tag)(const MPI_Status *status, int *tag);
BND_INSTRUMENTED_CALL(Status_get_tag, int, (const MPI_Status *status, int *tag), (status, tag))

BND_WEAK(MPI_Status_get_tag, PMPI_Status_get_tag)

int BND_ENTRY(MPI_Status_get_tag)(const MPI_Status *status, int *tag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_get_tag");
    BND_REFUSE_IF("MPI_Status_get_tag", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_get_tag", !tag, MPI_ERR_ARG, "tag", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_get_tag, (status, tag));
}
