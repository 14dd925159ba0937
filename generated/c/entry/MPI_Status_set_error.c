/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_error] through templates/c/entry.c.j2. */
/* Write the error field of a status through a procedure call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_error)(MPI_Status *status, int err);
BND_INSTRUMENTED_CALL(Status_set_error, int, (MPI_Status *status, int err), (status, err))

BND_WEAK(MPI_Status_set_error, PMPI_Status_set_error)

int BND_ENTRY(MPI_Status_set_error)(MPI_Status *status, int err)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_set_error");
    BND_REFUSE_IF("MPI_Status_set_error", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_set_error, (status, err));
}
