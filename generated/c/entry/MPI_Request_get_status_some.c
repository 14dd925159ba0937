/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_some] through templates/c/entry.c.j2. */
/* Report which requests of a list are complete, freeing none of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Request_get_status_some, int, (int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]), (incount, array_of_requests, outcount,
        array_of_indices, array_of_statuses))

BND_WEAK(MPI_Request_get_status_some, PMPI_Request_get_status_some)

int BND_ENTRY(MPI_Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Request_get_status_some");
    BND_REFUSE_IF("MPI_Request_get_status_some", incount < 0, MPI_ERR_ARG, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_some", incount > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_some", !outcount, MPI_ERR_ARG, "outcount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Request_get_status_some", incount > 0 && !array_of_indices, MPI_ERR_ARG, "array_of_indices",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Request_get_status_some, (incount, array_of_requests, outcount, array_of_indices, array_of_statuses));
}
