/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_num_events] through templates/c/entry.c.j2. */
/* Count the event types that belong to a tool category. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_category_get_num_events)(int cat_index, int *num_events);
BND_INSTRUMENTED_CALL(T_category_get_num_events, int, (int cat_index, int *num_events), (cat_index, num_events))

BND_WEAK(MPI_T_category_get_num_events, PMPI_T_category_get_num_events)

int BND_ENTRY(MPI_T_category_get_num_events)(int cat_index, int *num_events)
{
    BND_RETURN_IF(!num_events, MPI_T_ERR_INVALID);
    BND_FORWARD(T_category_get_num_events, (cat_index, num_events));
}
