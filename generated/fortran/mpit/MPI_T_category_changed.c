/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_changed] through templates/fortran/mpit.c.j2. */
/* Return a stamp that changes whenever the tool categories change. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_category_changed)
void BND_NAME(mpi_t_category_changed, MPI_T_CATEGORY_CHANGED)(bnd_default_integer *update_number,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_category_changed, MPI_T_CATEGORY_CHANGED)(bnd_default_integer *update_number,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_category_changed, ierror);
    int c_update_number = (int)0;
    int result = BND_C(MPI_T_category_changed)(update_number ? &c_update_number : NULL);
    if (update_number && result == MPI_SUCCESS) *update_number = (bnd_default_integer)c_update_number;
    BND_STORE_IERROR(ierror, result);
}
#endif
