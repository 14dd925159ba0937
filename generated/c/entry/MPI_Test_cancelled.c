/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test_cancelled] through templates/c/entry.c.j2. */
/* Tell from a status whether its operation was successfully cancelled. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Test_cancelled)(const MPI_Status *status, int *flag);
BND_INSTRUMENTED_CALL(Test_cancelled, int, (const MPI_Status *status, int *flag), (status, flag))

BND_WEAK(MPI_Test_cancelled, PMPI_Test_cancelled)

int BND_ENTRY(MPI_Test_cancelled)(const MPI_Status *status, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Test_cancelled");
    BND_REFUSE_IF("MPI_Test_cancelled", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Test_cancelled", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Test_cancelled, (status, flag));
}
