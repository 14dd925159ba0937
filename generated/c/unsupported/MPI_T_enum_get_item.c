/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_enum_get_item] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);

int BND_IMPLEMENTATION(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    (void)enumtype;
    (void)index;
    (void)value;
    (void)name;
    (void)name_len;
    return MPI_T_ERR_NOT_SUPPORTED;
}
