/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_timestamp] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);

int BND_IMPLEMENTATION(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    (void)event_instance;
    (void)event_timestamp;
    return MPI_T_ERR_NOT_SUPPORTED;
}
