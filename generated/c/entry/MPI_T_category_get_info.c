/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_info] through templates/c/entry.c.j2. */
/* Return the name, description and member counts of a tool category. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories);
BND_INSTRUMENTED_CALL(T_category_get_info, int, (int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories), (cat_index, name, name_len, desc, desc_len, num_cvars,
        num_pvars, num_categories))

BND_WEAK(MPI_T_category_get_info, PMPI_T_category_get_info)

int BND_ENTRY(MPI_T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories)
{
    BND_FORWARD(T_category_get_info, (cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars,
            num_categories));
}
