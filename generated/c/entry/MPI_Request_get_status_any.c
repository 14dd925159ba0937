/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/c/entry.c.j2. */
/* Check whether any request of a list is complete, freeing none of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(Request_get_status_any, int, (int count, const MPI_Request array_of_requests[], int *index,
        int *flag, MPI_Status *status), (count, array_of_requests, index, flag, status))

BND_WEAK(MPI_Request_get_status_any, PMPI_Request_get_status_any)

int BND_ENTRY(MPI_Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Request_get_status_any");
    BND_REFUSE_IF("MPI_Request_get_status_any", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_any", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_any", !index, MPI_ERR_ARG, "index", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_any", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Request_get_status_any, (count, array_of_requests, index, flag, status));
}
