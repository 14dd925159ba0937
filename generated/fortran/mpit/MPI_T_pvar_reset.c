/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_reset] through templates/fortran/mpit.c.j2. */
/* Put a performance variable back to its starting value. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_reset)
void BND_NAME(mpi_t_pvar_reset, MPI_T_PVAR_RESET)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_reset, MPI_T_PVAR_RESET)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_reset, ierror);
    BND_STORE_IERROR(ierror, BND_C(MPI_T_pvar_reset)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle)));
}
#endif
