/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_init_thread] through templates/c/entry.c.j2. */
/* Start the tool interface, requesting a level of thread support. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_init_thread)(int required, int *provided);
BND_INSTRUMENTED_CALL(T_init_thread, int, (int required, int *provided), (required, provided))

BND_WEAK(MPI_T_init_thread, PMPI_T_init_thread)

int BND_ENTRY(MPI_T_init_thread)(int required, int *provided)
{
    BND_RETURN_IF(!provided, MPI_T_ERR_INVALID);
    BND_FORWARD(T_init_thread, (required, provided));
}
