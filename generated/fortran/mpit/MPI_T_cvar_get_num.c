/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_num] through templates/fortran/mpit.c.j2. */
/* Count the control variables that the tool interface offers. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_get_num)
void BND_NAME(mpi_t_cvar_get_num, MPI_T_CVAR_GET_NUM)(bnd_default_integer *num_cvar, bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_get_num, MPI_T_CVAR_GET_NUM)(bnd_default_integer *num_cvar, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_get_num, ierror);
    int c_num_cvar = (int)0;
    int result = BND_C(MPI_T_cvar_get_num)(num_cvar ? &c_num_cvar : NULL);
    if (num_cvar && result == MPI_SUCCESS) *num_cvar = (bnd_default_integer)c_num_cvar;
    BND_STORE_IERROR(ierror, result);
}
#endif
