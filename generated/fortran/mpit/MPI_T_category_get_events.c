/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_events] through templates/fortran/mpit.c.j2. */
/* List the indices of the event types in a tool category. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_category_get_events)
void BND_NAME(mpi_t_category_get_events, MPI_T_CATEGORY_GET_EVENTS)(const bnd_default_integer *cat_index,
        const bnd_default_integer *len, bnd_default_integer *indices, bnd_default_integer *ierror);

void BND_NAME(mpi_t_category_get_events, MPI_T_CATEGORY_GET_EVENTS)(const bnd_default_integer *cat_index,
        const bnd_default_integer *len, bnd_default_integer *indices, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_category_get_events, ierror);
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cat_index), (void)0, ierror);
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *len), (void)0, ierror);
    BND_ARRAY(int, c_indices, *len);
    BND_T_CHECK_MEMORY(c_indices, (void)0, ierror);
    bnd_t_indices_unset(c_indices, *len);
    int result = BND_C(MPI_T_category_get_events)((int)*cat_index, (int)*len, c_indices);
    bnd_t_indices_out(indices, c_indices, *len); BND_ARRAY_FREE(c_indices);
    BND_STORE_IERROR(ierror, result);
}
#endif
