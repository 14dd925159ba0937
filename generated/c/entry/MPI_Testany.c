/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testany] through templates/c/entry.c.j2. */
/* Check a list of requests without waiting and finish at most one of them. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);
BND_INSTRUMENTED_CALL(Testany, int, (int count, MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status), (count, array_of_requests, index, flag, status))

BND_WEAK(MPI_Testany, PMPI_Testany)

int BND_ENTRY(MPI_Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Testany");
    BND_REFUSE_IF("MPI_Testany", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testany", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testany", !index, MPI_ERR_ARG, "index", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Testany", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Testany, (count, array_of_requests, index, flag, status));
}
