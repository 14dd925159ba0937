/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_enum_get_info] through templates/c/entry.c.j2. */
/* Return the name and item count of a tool enumeration type. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len);
BND_INSTRUMENTED_CALL(T_enum_get_info, int, (MPI_T_enum enumtype, int *num, char *name, int *name_len), (enumtype, num,
        name, name_len))

BND_WEAK(MPI_T_enum_get_info, PMPI_T_enum_get_info)

int BND_ENTRY(MPI_T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    BND_RETURN_IF(BND_IS_NULL(enumtype, MPI_T_ENUM_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_enum_get_info, (enumtype, num, name, name_len));
}
