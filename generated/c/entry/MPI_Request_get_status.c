/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status] through templates/c/entry.c.j2. */
/* Check a request for completion without freeing or deactivating it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_get_status)(MPI_Request request, int *flag, MPI_Status *status);
BND_INSTRUMENTED_CALL(Request_get_status, int, (MPI_Request request, int *flag, MPI_Status *status), (request, flag,
        status))

BND_WEAK(MPI_Request_get_status, PMPI_Request_get_status)

int BND_ENTRY(MPI_Request_get_status)(MPI_Request request, int *flag, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Request_get_status");
    BND_REFUSE_IF("MPI_Request_get_status", !flag, MPI_ERR_ARG, "flag", BND_ON_REQUEST, request);
    BND_FORWARD(Request_get_status, (request, flag, status));
}
