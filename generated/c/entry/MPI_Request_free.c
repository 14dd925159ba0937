/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_free] through templates/c/entry.c.j2. */
/* Mark a request for release without waiting for its operation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_free)(MPI_Request *request);
BND_INSTRUMENTED_CALL(Request_free, int, (MPI_Request *request), (request))

BND_WEAK(MPI_Request_free, PMPI_Request_free)

int BND_ENTRY(MPI_Request_free)(MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Request_free");
    BND_REFUSE_IF("MPI_Request_free", !request, MPI_ERR_ARG, "request", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_free", BND_IS_NULL(*request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request",
            BND_ON_REQUEST, *request);
    BND_FORWARD(Request_free, (request));
}
