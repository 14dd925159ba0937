/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/c/entry.c.j2. */
/* Check whether all requests of a list are complete, freeing none of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Request_get_status_all, int, (int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]), (count, array_of_requests, flag, array_of_statuses))

BND_WEAK(MPI_Request_get_status_all, PMPI_Request_get_status_all)

int BND_ENTRY(MPI_Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Request_get_status_all");
    BND_REFUSE_IF("MPI_Request_get_status_all", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_all", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_all", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Request_get_status_all, (count, array_of_requests, flag, array_of_statuses));
}
