/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_tag] through templates/c/entry.c.j2. */
/* Write the message tag held in a status through a procedure call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_tag)(MPI_Status *status, int tag);
BND_INSTRUMENTED_CALL(Status_set_tag, int, (MPI_Status *status, int tag), (status, tag))

BND_WEAK(MPI_Status_set_tag, PMPI_Status_set_tag)

int BND_ENTRY(MPI_Status_set_tag)(MPI_Status *status, int tag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_set_tag");
    BND_REFUSE_IF("MPI_Status_set_tag", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_set_tag", tag < 0 && tag != MPI_ANY_TAG, MPI_ERR_TAG, "tag", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_set_tag, (status, tag));
}
