/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_range] through templates/c/entry.c.j2. */
/* Mark a contiguous range of partitions of a partitioned send as ready. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pready_range)(int partition_low, int partition_high, MPI_Request request);
BND_INSTRUMENTED_CALL(Pready_range, int, (int partition_low, int partition_high, MPI_Request request), (partition_low,
        partition_high, request))

BND_WEAK(MPI_Pready_range, PMPI_Pready_range)

int BND_ENTRY(MPI_Pready_range)(int partition_low, int partition_high, MPI_Request request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pready_range");
    BND_REFUSE_IF("MPI_Pready_range", partition_low < 0, MPI_ERR_ARG, "partition_low", BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Pready_range", partition_high < 0, MPI_ERR_ARG, "partition_high", BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Pready_range", BND_IS_NULL(request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request",
            BND_ON_REQUEST, request);
    BND_FORWARD(Pready_range, (partition_low, partition_high, request));
}
