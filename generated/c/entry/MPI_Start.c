/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Start] through templates/c/entry.c.j2. */
/* Activate one persistent or partitioned request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Start)(MPI_Request *request);
BND_INSTRUMENTED_CALL(Start, int, (MPI_Request *request), (request))

BND_WEAK(MPI_Start, PMPI_Start)

int BND_ENTRY(MPI_Start)(MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Start");
    BND_REFUSE_IF("MPI_Start", !request, MPI_ERR_ARG, "request", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Start", BND_IS_NULL(*request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request", BND_ON_REQUEST,
            *request);
    BND_FORWARD(Start, (request));
}
