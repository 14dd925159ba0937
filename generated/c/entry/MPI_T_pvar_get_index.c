/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_get_index] through templates/c/entry.c.j2. */
/* Look up the index of a performance variable by its name and class. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_get_index)(const char *name, int var_class, int *pvar_index);
BND_INSTRUMENTED_CALL(T_pvar_get_index, int, (const char *name, int var_class, int *pvar_index), (name, var_class,
        pvar_index))

BND_WEAK(MPI_T_pvar_get_index, PMPI_T_pvar_get_index)

int BND_ENTRY(MPI_T_pvar_get_index)(const char *name, int var_class, int *pvar_index)
{
    BND_RETURN_IF(!name, MPI_T_ERR_INVALID);
    BND_RETURN_IF(!pvar_index, MPI_T_ERR_INVALID);
    BND_FORWARD(T_pvar_get_index, (name, var_class, pvar_index));
}
