/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_init_thread] through templates/fortran/mpit.c.j2. */
/* Start the tool interface, requesting a level of thread support. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_init_thread)
void BND_NAME(mpi_t_init_thread, MPI_T_INIT_THREAD)(const bnd_default_integer *required, bnd_default_integer *provided,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_init_thread, MPI_T_INIT_THREAD)(const bnd_default_integer *required, bnd_default_integer *provided,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_init_thread, ierror);
    int c_provided = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *required), (void)0, ierror);
    int result = BND_C(MPI_T_init_thread)((int)*required, provided ? &c_provided : NULL);
    if (provided && result == MPI_SUCCESS) *provided = (bnd_default_integer)c_provided;
    BND_STORE_IERROR(ierror, result);
}
#endif
