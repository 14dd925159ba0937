/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_timestamp] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, MPI_Count *timestamp);

int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, MPI_Count *timestamp)
{
    (void)source_index;
    (void)timestamp;
    return MPI_T_ERR_NOT_SUPPORTED;
}
