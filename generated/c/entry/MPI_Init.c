/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Init] through templates/c/entry.c.j2. */
/* Start MPI in the World Model without asking for a particular thread level. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Init)(int *argc, char ***argv);
BND_INSTRUMENTED_CALL(Init, int, (int *argc, char ***argv), (argc, argv))

BND_WEAK(MPI_Init, PMPI_Init)

int BND_ENTRY(MPI_Init)(int *argc, char ***argv)
{
    BND_FORWARD(Init, (argc, argv));
}
