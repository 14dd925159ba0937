/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitall] through templates/c/entry.c.j2. */
/* Block until every request of a list is complete. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Waitall, int, (int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]),
        (count, array_of_requests, array_of_statuses))

BND_WEAK(MPI_Waitall, PMPI_Waitall)

int BND_ENTRY(MPI_Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Waitall");
    BND_REFUSE_IF("MPI_Waitall", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Waitall", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING, 0);
    BND_FORWARD(Waitall, (count, array_of_requests, array_of_statuses));
}
