/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_categories] through templates/c/entry.c.j2. */
/* List the indices of the subcategories inside a tool category. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_categories)(int cat_index, int len, int indices[]);
BND_INSTRUMENTED_CALL(T_category_get_categories, int, (int cat_index, int len, int indices[]), (cat_index, len,
        indices))

BND_WEAK(MPI_T_category_get_categories, PMPI_T_category_get_categories)

int BND_ENTRY(MPI_T_category_get_categories)(int cat_index, int len, int indices[])
{
    BND_RETURN_IF(len < 0, MPI_T_ERR_INVALID);
    BND_RETURN_IF(len > 0 && !indices, MPI_T_ERR_INVALID);
    BND_FORWARD(T_category_get_categories, (cat_index, len, indices));
}
