/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testsome] through templates/c/entry.c.j2. */
/* Finish those requests of a list that are already complete, without waiting. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
BND_INSTRUMENTED_CALL(Testsome, int, (int incount, MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]), (incount, array_of_requests, outcount,
        array_of_indices, array_of_statuses))

BND_WEAK(MPI_Testsome, PMPI_Testsome)

int BND_ENTRY(MPI_Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Testsome");
    BND_REFUSE_IF("MPI_Testsome", incount < 0, MPI_ERR_ARG, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testsome", incount > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Testsome", !outcount, MPI_ERR_ARG, "outcount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testsome", incount > 0 && !array_of_indices, MPI_ERR_ARG, "array_of_indices", BND_ON_NOTHING,
            0);
    BND_FORWARD(Testsome, (incount, array_of_requests, outcount, array_of_indices, array_of_statuses));
}
