/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_read] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer);

int BND_IMPLEMENTATION(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    (void)event_instance;
    (void)element_index;
    (void)buffer;
    return MPI_T_ERR_NOT_SUPPORTED;
}
