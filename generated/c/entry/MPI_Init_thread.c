/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init_thread] through templates/c/entry.c.j2. */
/* Start MPI in the World Model, requesting a level of thread support. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided);
BND_INSTRUMENTED_CALL(Init_thread, int, (int *argc, char ***argv, int required, int *provided), (argc, argv, required,
        provided))

BND_WEAK(MPI_Init_thread, PMPI_Init_thread)

int BND_ENTRY(MPI_Init_thread)(int *argc, char ***argv, int required, int *provided)
{
    BND_REFUSE_IF("MPI_Init_thread", !provided, MPI_ERR_ARG, "provided", BND_ON_NOTHING, 0);
    BND_FORWARD(Init_thread, (argc, argv, required, provided));
}
