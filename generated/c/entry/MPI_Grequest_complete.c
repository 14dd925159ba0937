/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/c/entry.c.j2. */
/* Tell MPI that the operation behind a generalised request has finished. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Grequest_complete)(MPI_Request request);
BND_INSTRUMENTED_CALL(Grequest_complete, int, (MPI_Request request), (request))

BND_WEAK(MPI_Grequest_complete, PMPI_Grequest_complete)

int BND_ENTRY(MPI_Grequest_complete)(MPI_Request request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Grequest_complete");
    BND_REFUSE_IF("MPI_Grequest_complete", BND_IS_NULL(request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request",
            BND_ON_REQUEST, request);
    BND_FORWARD(Grequest_complete, (request));
}
