/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_num_events] through templates/fortran/mpit.c.j2. */
/* Count the event types that belong to a tool category. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_category_get_num_events)
void BND_NAME(mpi_t_category_get_num_events, MPI_T_CATEGORY_GET_NUM_EVENTS)(const bnd_default_integer *cat_index,
        bnd_default_integer *num_events, bnd_default_integer *ierror);

void BND_NAME(mpi_t_category_get_num_events, MPI_T_CATEGORY_GET_NUM_EVENTS)(const bnd_default_integer *cat_index,
        bnd_default_integer *num_events, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_category_get_num_events, ierror);
    int c_num_events = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cat_index), (void)0, ierror);
    int result = BND_C(MPI_T_category_get_num_events)((int)*cat_index, num_events ? &c_num_events : NULL);
    if (num_events && result == MPI_SUCCESS) *num_events = (bnd_default_integer)c_num_events;
    BND_STORE_IERROR(ierror, result);
}
#endif
