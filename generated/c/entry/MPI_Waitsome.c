/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitsome] through templates/c/entry.c.j2. */
/* Block until at least one request of a list is complete and finish all that are. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Waitsome, int, (int incount, MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]), (incount, array_of_requests, outcount,
        array_of_indices, array_of_statuses))

BND_WEAK(MPI_Waitsome, PMPI_Waitsome)

int BND_ENTRY(MPI_Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Waitsome");
    BND_REFUSE_IF("MPI_Waitsome", incount < 0, MPI_ERR_ARG, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Waitsome", incount > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Waitsome", !outcount, MPI_ERR_ARG, "outcount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Waitsome", incount > 0 && !array_of_indices, MPI_ERR_ARG, "array_of_indices", BND_ON_NOTHING,
            0);
    BND_FORWARD(Waitsome, (incount, array_of_requests, outcount, array_of_indices, array_of_statuses));
}
