/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_session_create] through templates/fortran/mpit.c.j2. */
/* Create a session that isolates the use of performance variables. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_session_create)
void BND_NAME(mpi_t_pvar_session_create, MPI_T_PVAR_SESSION_CREATE)(struct bnd_t_handle *session,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_session_create, MPI_T_PVAR_SESSION_CREATE)(struct bnd_t_handle *session,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_session_create, ierror);
    MPI_T_pvar_session c_session = (MPI_T_pvar_session)MPI_T_PVAR_SESSION_NULL;
    int result = BND_C(MPI_T_pvar_session_create)(session ? &c_session : NULL);
    if (session && result == MPI_SUCCESS) BND_T_C2F(session, MPI_T_PVAR_SESSION_NULL, c_session, 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
