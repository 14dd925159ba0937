/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_num] through templates/c/entry.c.j2. */
/* Count the categories that the tool interface offers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat);
BND_INSTRUMENTED_CALL(T_category_get_num, int, (int *num_cat), (num_cat))

BND_WEAK(MPI_T_category_get_num, PMPI_T_category_get_num)

int BND_ENTRY(MPI_T_category_get_num)(int *num_cat)
{
    BND_RETURN_IF(!num_cat, MPI_T_ERR_INVALID);
    BND_FORWARD(T_category_get_num, (num_cat));
}
