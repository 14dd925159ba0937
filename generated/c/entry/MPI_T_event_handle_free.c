/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_handle_free] through templates/c/entry.c.j2. */
/* Release an event registration, with a callback once that is done. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function);
BND_INSTRUMENTED_CALL(T_event_handle_free, int, (MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function), (event_registration, user_data, free_cb_function))

BND_WEAK(MPI_T_event_handle_free, PMPI_T_event_handle_free)

int BND_ENTRY(MPI_T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_handle_free, (event_registration, user_data, free_cb_function));
}
