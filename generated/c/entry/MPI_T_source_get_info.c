/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_info] through templates/c/entry.c.j2. */
/* Return the name, ordering and clock properties of an event source. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);
BND_INSTRUMENTED_CALL(T_source_get_info, int, (int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info),
        (source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info))

BND_WEAK(MPI_T_source_get_info, PMPI_T_source_get_info)

int BND_ENTRY(MPI_T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
{
    BND_FORWARD(T_source_get_info, (source_index, name, name_len, desc, desc_len, ordering, ticks_per_second,
            max_ticks, info));
}
