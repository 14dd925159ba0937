/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_get_source] through templates/c/entry.c.j2. */
/* Read the source rank held in a status through a procedure call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_get_source)(const MPI_Status *status, int *source);
BND_INSTRUMENTED_CALL(Status_get_source, int, (const MPI_Status *status, int *source), (status, source))

BND_WEAK(MPI_Status_get_source, PMPI_Status_get_source)

int BND_ENTRY(MPI_Status_get_source)(const MPI_Status *status, int *source)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_get_source");
    BND_REFUSE_IF("MPI_Status_get_source", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_get_source", !source, MPI_ERR_ARG, "source", BND_ON_NOTHING, 0);
    BND_FORWARD(Status_get_source, (status, source));
}
