/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_set_dropped_handler] through templates/c/entry.c.j2. */
/* Set the function to call when events of a registration have been lost. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);
BND_INSTRUMENTED_CALL(T_event_set_dropped_handler, int, (MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function), (event_registration, dropped_cb_function))

BND_WEAK(MPI_T_event_set_dropped_handler, PMPI_T_event_set_dropped_handler)

int BND_ENTRY(MPI_T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    BND_RETURN_IF(!event_registration, MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_event_set_dropped_handler, (event_registration, dropped_cb_function));
}
