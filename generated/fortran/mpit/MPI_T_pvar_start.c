/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_start] through templates/fortran/mpit.c.j2. */
/* Start the counting of one or all performance variables of a session. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_start)
void BND_NAME(mpi_t_pvar_start, MPI_T_PVAR_START)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_start, MPI_T_PVAR_START)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_start, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_pvar_start)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle)));
}
#endif
