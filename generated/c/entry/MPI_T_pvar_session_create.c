/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_session_create] through templates/c/entry.c.j2. */
/* Create a session that isolates the use of performance variables. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_session_create)(MPI_T_pvar_session *session);
BND_INSTRUMENTED_CALL(T_pvar_session_create, int, (MPI_T_pvar_session *session), (session))

BND_WEAK(MPI_T_pvar_session_create, PMPI_T_pvar_session_create)

int BND_ENTRY(MPI_T_pvar_session_create)(MPI_T_pvar_session *session)
{
    BND_RETURN_IF(!session, MPI_T_ERR_INVALID);
    BND_FORWARD(T_pvar_session_create, (session));
}
