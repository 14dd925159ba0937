/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_pvars] through templates/c/entry.c.j2. */
/* List the indices of the performance variables in a tool category. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_pvars)(int cat_index, int len, int indices[]);
BND_INSTRUMENTED_CALL(T_category_get_pvars, int, (int cat_index, int len, int indices[]), (cat_index, len, indices))

BND_WEAK(MPI_T_category_get_pvars, PMPI_T_category_get_pvars)

int BND_ENTRY(MPI_T_category_get_pvars)(int cat_index, int len, int indices[])
{
    BND_RETURN_IF(len < 0, MPI_T_ERR_INVALID);
    BND_RETURN_IF(len > 0 && !indices, MPI_T_ERR_INVALID);
    BND_FORWARD(T_category_get_pvars, (cat_index, len, indices));
}
