/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_num] through templates/fortran/mpit.c.j2. */
/* Count the event sources that the tool interface offers. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_source_get_num)
void BND_NAME(mpi_t_source_get_num, MPI_T_SOURCE_GET_NUM)(bnd_default_integer *num_sources,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_source_get_num, MPI_T_SOURCE_GET_NUM)(bnd_default_integer *num_sources,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_source_get_num, ierror);
    int c_num_sources = (int)0;
    int result = BND_C(MPI_T_source_get_num)(num_sources ? &c_num_sources : NULL);
    if (num_sources && result == MPI_SUCCESS) *num_sources = (bnd_default_integer)c_num_sources;
    BND_STORE_IERROR(ierror, result);
}
#endif
