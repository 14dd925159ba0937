/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_get_num] through templates/c/entry.c.j2. */
/* Count the performance variables that the tool interface offers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_get_num)(int *num_pvar);
BND_INSTRUMENTED_CALL(T_pvar_get_num, int, (int *num_pvar), (num_pvar))

BND_WEAK(MPI_T_pvar_get_num, PMPI_T_pvar_get_num)

int BND_ENTRY(MPI_T_pvar_get_num)(int *num_pvar)
{
    BND_RETURN_IF(!num_pvar, MPI_T_ERR_INVALID);
    BND_FORWARD(T_pvar_get_num, (num_pvar));
}
