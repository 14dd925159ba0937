/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_iflush] through templates/c/entry.c.j2. */
/* Start flushing the process-wide send buffer and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Buffer_iflush)(MPI_Request *request);
BND_INSTRUMENTED_CALL(Buffer_iflush, int, (MPI_Request *request), (request))

BND_WEAK(MPI_Buffer_iflush, PMPI_Buffer_iflush)

int BND_ENTRY(MPI_Buffer_iflush)(MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Buffer_iflush");
    BND_REFUSE_IF("MPI_Buffer_iflush", !request, MPI_ERR_ARG, "request", BND_ON_NOTHING, 0);
    BND_FORWARD(Buffer_iflush, (request));
}
