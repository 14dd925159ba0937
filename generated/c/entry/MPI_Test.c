/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test] through templates/c/entry.c.j2. */
/* Check one request without waiting and finish it if it is complete. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Test)(MPI_Request *request, int *flag, MPI_Status *status);
BND_INSTRUMENTED_CALL(Test, int, (MPI_Request *request, int *flag, MPI_Status *status), (request, flag, status))

BND_WEAK(MPI_Test, PMPI_Test)

int BND_ENTRY(MPI_Test)(MPI_Request *request, int *flag, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Test");
    BND_REFUSE_IF("MPI_Test", !flag, MPI_ERR_ARG, "flag", BND_ON_REQUEST, *request);
    BND_FORWARD(Test, (request, flag, status));
}
