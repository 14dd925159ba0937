/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/c/entry.c.j2. */
/* Tell how far two communicators agree in context, members and rank order. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result);
BND_INSTRUMENTED_CALL(Comm_compare, int, (MPI_Comm comm1, MPI_Comm comm2, int *result), (comm1, comm2, result))

BND_WEAK(MPI_Comm_compare, PMPI_Comm_compare)

int BND_ENTRY(MPI_Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_compare");
    BND_REFUSE_IF("MPI_Comm_compare", BND_IS_NULL(comm1, MPI_COMM_NULL), MPI_ERR_COMM, "comm1", BND_ON_COMM, comm1);
    BND_REFUSE_IF("MPI_Comm_compare", BND_IS_NULL(comm2, MPI_COMM_NULL), MPI_ERR_COMM, "comm2", BND_ON_COMM, comm1);
    BND_REFUSE_IF("MPI_Comm_compare", !result, MPI_ERR_ARG, "result", BND_ON_COMM, comm1);
    BND_FORWARD(Comm_compare, (comm1, comm2, result));
}
