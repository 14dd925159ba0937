/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitany] through templates/c/entry.c.j2. */
/* Block until one request of a list is complete and say which one it was. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status);
BND_INSTRUMENTED_CALL(Waitany, int, (int count, MPI_Request array_of_requests[], int *index, MPI_Status *status),
        (count, array_of_requests, index, status))

BND_WEAK(MPI_Waitany, PMPI_Waitany)

int BND_ENTRY(MPI_Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Waitany");
    BND_REFUSE_IF("MPI_Waitany", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Waitany", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Waitany", !index, MPI_ERR_ARG, "index", BND_ON_NOTHING, 0);
    BND_FORWARD(Waitany, (count, array_of_requests, index, status));
}
