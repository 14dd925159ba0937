/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_num] through templates/c/entry.c.j2. */
/* Count the event types that the tool interface offers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_num)(int *num_events);
BND_INSTRUMENTED_CALL(T_event_get_num, int, (int *num_events), (num_events))

BND_WEAK(MPI_T_event_get_num, PMPI_T_event_get_num)

int BND_ENTRY(MPI_T_event_get_num)(int *num_events)
{
    BND_RETURN_IF(!num_events, MPI_T_ERR_INVALID);
    BND_FORWARD(T_event_get_num, (num_events));
}
