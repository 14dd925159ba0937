/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Startall] through templates/c/entry.c.j2. */
/* Activate every persistent or partitioned request in a list. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Startall)(int count, MPI_Request array_of_requests[]);
BND_INSTRUMENTED_CALL(Startall, int, (int count, MPI_Request array_of_requests[]), (count, array_of_requests))

BND_WEAK(MPI_Startall, PMPI_Startall)

int BND_ENTRY(MPI_Startall)(int count, MPI_Request array_of_requests[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Startall");
    BND_REFUSE_IF("MPI_Startall", count < 0, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Startall", count > 0 && !array_of_requests, MPI_ERR_ARG, "array_of_requests", BND_ON_NOTHING,
            0);
    BND_FORWARD(Startall, (count, array_of_requests));
}
