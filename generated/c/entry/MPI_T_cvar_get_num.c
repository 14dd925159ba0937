/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_num] through templates/c/entry.c.j2. */
/* Count the control variables that the tool interface offers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_get_num)(int *num_cvar);
BND_INSTRUMENTED_CALL(T_cvar_get_num, int, (int *num_cvar), (num_cvar))

BND_WEAK(MPI_T_cvar_get_num, PMPI_T_cvar_get_num)

int BND_ENTRY(MPI_T_cvar_get_num)(int *num_cvar)
{
    BND_RETURN_IF(!num_cvar, MPI_T_ERR_INVALID);
    BND_FORWARD(T_cvar_get_num, (num_cvar));
}
