/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_source] through templates/c/entry.c.j2. */
/* Write the source rank held in a status through a procedure call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_source)(MPI_Status *status, int source);
BND_INSTRUMENTED_CALL(Status_set_source, int, (MPI_Status *status, int source), (status, source))

BND_WEAK(MPI_Status_set_source, PMPI_Status_set_source)

int BND_ENTRY(MPI_Status_set_source)(MPI_Status *status, int source)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_set_source");
    BND_REFUSE_IF("MPI_Status_set_source", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_set_source", source < 0 && source != MPI_ANY_SOURCE && source != MPI_PROC_NULL,
            MPI_ERR_RANK, "source", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_set_source, (status, source));
}
