/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories);

int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories)
{
    (void)cat_index;
    (void)name;
    (void)name_len;
    (void)desc;
    (void)desc_len;
    (void)num_cvars;
    (void)num_pvars;
    (void)num_categories;
    return MPI_T_ERR_NOT_SUPPORTED;
}
