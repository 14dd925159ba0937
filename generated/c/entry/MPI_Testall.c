/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testall] through templates/c/entry.c.j2. */
/* Check without waiting whether all requests of a list can be finished together. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Testall)(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Testall, int, (int count, MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]), (count, array_of_requests, flag, array_of_statuses))

BND_WEAK(MPI_Testall, PMPI_Testall)

int BND_ENTRY(MPI_Testall)(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Testall");
    BND_REFUSE_IF("MPI_Testall", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testall", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testall", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Testall, (count, array_of_requests, flag, array_of_statuses));
}
