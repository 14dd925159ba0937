/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Parrived] through templates/c/entry.c.j2. */
/* Check whether one partition of a partitioned receive has arrived. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Parrived)(MPI_Request request, int partition, int *flag);
BND_INSTRUMENTED_CALL(Parrived, int, (MPI_Request request, int partition, int *flag), (request, partition, flag))

BND_WEAK(MPI_Parrived, PMPI_Parrived)

int BND_ENTRY(MPI_Parrived)(MPI_Request request, int partition, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Parrived");
    BND_REFUSE_IF("MPI_Parrived", partition < 0, MPI_ERR_ARG, "partition", BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Parrived", !flag, MPI_ERR_ARG, "flag", BND_ON_REQUEST, request);
    BND_FORWARD(Parrived, (request, partition, flag));
}
