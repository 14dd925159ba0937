/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready] through templates/c/entry.c.j2. */
/* Mark one partition of a partitioned send as ready for transfer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pready)(int partition, MPI_Request request);
BND_INSTRUMENTED_CALL(Pready, int, (int partition, MPI_Request request), (partition, request))

BND_WEAK(MPI_Pready, PMPI_Pready)

int BND_ENTRY(MPI_Pready)(int partition, MPI_Request request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pready");
    BND_REFUSE_IF("MPI_Pready", partition < 0, MPI_ERR_ARG, "partition", BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Pready", BND_IS_NULL(request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request", BND_ON_REQUEST,
            request);
    BND_FORWARD(Pready, (partition, request));
}
