/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/c/entry.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Wait)(MPI_Request *request, MPI_Status *status);
BND_INSTRUMENTED_CALL(Wait, int, (MPI_Request *request, MPI_Status *status), (request, status))

BND_WEAK(MPI_Wait, PMPI_Wait)

int BND_ENTRY(MPI_Wait)(MPI_Request *request, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Wait");
    BND_FORWARD(Wait, (request, status));
}
