/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_session_free] through templates/fortran/mpit.c.j2. */
/* Free a performance variable session and the handles in it. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_session_free)
void BND_NAME(mpi_t_pvar_session_free, MPI_T_PVAR_SESSION_FREE)(struct bnd_t_handle *session,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_session_free, MPI_T_PVAR_SESSION_FREE)(struct bnd_t_handle *session,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_session_free, ierror);
    MPI_T_pvar_session c_session = BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session);
    int result = BND_C(MPI_T_pvar_session_free)(&c_session);
    BND_T_C2F(session, MPI_T_PVAR_SESSION_NULL, c_session, session->data);
    BND_STORE_IERROR(ierror, result);
}
#endif
