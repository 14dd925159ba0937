/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_cvars] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[]);

int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[])
{
    (void)cat_index;
    (void)len;
    (void)indices;
    return MPI_T_ERR_NOT_SUPPORTED;
}
