/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);

int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
{
    (void)source_index;
    (void)name;
    (void)name_len;
    (void)desc;
    (void)desc_len;
    (void)ordering;
    (void)ticks_per_second;
    (void)max_ticks;
    (void)info;
    return MPI_T_ERR_NOT_SUPPORTED;
}
