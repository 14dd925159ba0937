/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_set_info] through templates/c/entry.c.j2. */
/* Change the hints attached to an event registration handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_handle_set_info)(MPI_T_event_registration event_registration, MPI_Info info);
BND_INSTRUMENTED_CALL(T_event_handle_set_info, int, (MPI_T_event_registration event_registration, MPI_Info info),
        (event_registration, info))

BND_WEAK(MPI_T_event_handle_set_info, PMPI_T_event_handle_set_info)

int BND_ENTRY(MPI_T_event_handle_set_info)(MPI_T_event_registration event_registration, MPI_Info info)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_handle_set_info, (event_registration, info));
}
