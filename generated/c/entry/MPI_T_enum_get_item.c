/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_enum_get_item] through templates/c/entry.c.j2. */
/* Return the name and value of one item of a tool enumeration type. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);
BND_INSTRUMENTED_CALL(T_enum_get_item, int, (MPI_T_enum enumtype, int index, int *value, char *name, int *name_len),
        (enumtype, index, value, name, name_len))

BND_WEAK(MPI_T_enum_get_item, PMPI_T_enum_get_item)

int BND_ENTRY(MPI_T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    BND_RETURN_IF(BND_IS_NULL(enumtype, MPI_T_ENUM_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_enum_get_item, (enumtype, index, value, name, name_len));
}
