/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_session_free] through templates/c/entry.c.j2. */
/* Free a performance variable session and the handles in it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_session_free)(MPI_T_pvar_session *session);
BND_INSTRUMENTED_CALL(T_pvar_session_free, int, (MPI_T_pvar_session *session), (session))

BND_WEAK(MPI_T_pvar_session_free, PMPI_T_pvar_session_free)

int BND_ENTRY(MPI_T_pvar_session_free)(MPI_T_pvar_session *session)
{
    BND_RETURN_IF(!session, MPI_T_ERR_INVALID);
    BND_RETURN_IF(BND_IS_NULL(*session, MPI_T_PVAR_SESSION_NULL), MPI_T_ERR_INVALID_SESSION);
    BND_FORWARD(T_pvar_session_free, (session));
}
