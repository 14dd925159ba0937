/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_index] through templates/c/entry.c.j2. */
/* Look up the index of a control variable by its name. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_get_index)(const char *name, int *cvar_index);
BND_INSTRUMENTED_CALL(T_cvar_get_index, int, (const char *name, int *cvar_index), (name, cvar_index))

BND_WEAK(MPI_T_cvar_get_index, PMPI_T_cvar_get_index)

int BND_ENTRY(MPI_T_cvar_get_index)(const char *name, int *cvar_index)
{
    BND_RETURN_IF(!name, MPI_T_ERR_INVALID);
    BND_RETURN_IF(!cvar_index, MPI_T_ERR_INVALID);
    BND_FORWARD(T_cvar_get_index, (name, cvar_index));
}
