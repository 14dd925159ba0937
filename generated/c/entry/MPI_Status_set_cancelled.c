/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_cancelled] through templates/c/entry.c.j2. */
/* Set what a later cancellation test on a status is going to report. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_cancelled)(MPI_Status *status, int flag);
BND_INSTRUMENTED_CALL(Status_set_cancelled, int, (MPI_Status *status, int flag), (status, flag))

BND_WEAK(MPI_Status_set_cancelled, PMPI_Status_set_cancelled)

int BND_ENTRY(MPI_Status_set_cancelled)(MPI_Status *status, int flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_set_cancelled");
    BND_REFUSE_IF("MPI_Status_set_cancelled", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_set_cancelled, (status, flag));
}
