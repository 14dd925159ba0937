/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Cancel] through templates/c/entry.c.j2. */
/* Ask for a pending communication to be cancelled, without waiting for the outcome. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Cancel)(MPI_Request *request);
BND_INSTRUMENTED_CALL(Cancel, int, (MPI_Request *request), (request))

BND_WEAK(MPI_Cancel, PMPI_Cancel)

int BND_ENTRY(MPI_Cancel)(MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Cancel");
    BND_REFUSE_IF("MPI_Cancel", !request, MPI_ERR_ARG, "request", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Cancel", BND_IS_NULL(*request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request", BND_ON_REQUEST,
            *request);
    BND_FORWARD(Cancel, (request));
}
