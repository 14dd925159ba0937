/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_num] through templates/fortran/mpit.c.j2. */
/* Count the categories that the tool interface offers. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_category_get_num)
void BND_NAME(mpi_t_category_get_num, MPI_T_CATEGORY_GET_NUM)(bnd_default_integer *num_cat,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_category_get_num, MPI_T_CATEGORY_GET_NUM)(bnd_default_integer *num_cat,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_category_get_num, ierror);
    int c_num_cat = (int)0;
    int result = BND_C(MPI_T_category_get_num)(num_cat ? &c_num_cat : NULL);
    if (num_cat && result == MPI_SUCCESS) *num_cat = (bnd_default_integer)c_num_cat;
    BND_STORE_IERROR(ierror, result);
}
#endif
