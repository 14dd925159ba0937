/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_register_callback] through templates/c/entry.c.j2. */
/* Set the function to call for events of a registration at a safety level. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_register_callback)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function);
BND_INSTRUMENTED_CALL(T_event_register_callback, int, (MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function),
        (event_registration, cb_safety, info, user_data, event_cb_function))

BND_WEAK(MPI_T_event_register_callback, PMPI_T_event_register_callback)

int BND_ENTRY(MPI_T_event_register_callback)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_register_callback, (event_registration, cb_safety, info, user_data, event_cb_function));
}
