/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_finalize] through templates/fortran/mpit.c.j2. */
/* Leave the tool interface, undoing one earlier initialisation. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_finalize)
void BND_NAME(mpi_t_finalize, MPI_T_FINALIZE)(bnd_default_integer *ierror);

void BND_NAME(mpi_t_finalize, MPI_T_FINALIZE)(bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_finalize, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_finalize)());
}
#endif
