/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_changed] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_changed)(int *update_number);

int BND_IMPLEMENTATION(T_category_changed)(int *update_number)
{
    (void)update_number;
    return MPI_T_ERR_NOT_SUPPORTED;
}
