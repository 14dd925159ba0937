/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_callback_get_info] through templates/c/entry.c.j2. */
/* Obtain the hints of an event callback at a given safety level. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_callback_get_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info *info_used);
BND_INSTRUMENTED_CALL(T_event_callback_get_info, int, (MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info *info_used), (event_registration, cb_safety, info_used))

BND_WEAK(MPI_T_event_callback_get_info, PMPI_T_event_callback_get_info)

int BND_ENTRY(MPI_T_event_callback_get_info)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_callback_get_info, (event_registration, cb_safety, info_used));
}
