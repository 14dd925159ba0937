/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_num] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat);

int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat)
{
    (void)num_cat;
    return MPI_T_ERR_NOT_SUPPORTED;
}
