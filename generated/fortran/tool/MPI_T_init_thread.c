/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_init_thread] through templates/fortran/tool.c.j2. */
/* Start the tool interface, requesting a level of thread support. */
#include "bnd_fortran.h"
#include "tools/tool_interface.h"

#if BND_HAS(MPI_T_init_thread)
void BND_NAME(mpi_t_init_thread, MPI_T_INIT_THREAD)(const bnd_default_integer *required, bnd_default_integer *provided,
        bnd_integer *ierror);

void BND_NAME(mpi_t_init_thread, MPI_T_INIT_THREAD)(const bnd_default_integer *required, bnd_default_integer *provided,
        bnd_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_init_thread, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_init_thread)((int)*required, provided));
}
#endif
