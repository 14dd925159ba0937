/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_stop] through templates/c/entry.c.j2. */
/* Stop the counting of one or all performance variables of a session. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
BND_INSTRUMENTED_CALL(T_pvar_stop, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle), (session, handle))

BND_WEAK(MPI_T_pvar_stop, PMPI_T_pvar_stop)

int BND_ENTRY(MPI_T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    BND_RETURN_IF(BND_IS_NULL(session, MPI_T_PVAR_SESSION_NULL), MPI_T_ERR_INVALID_SESSION);
    BND_RETURN_IF(BND_IS_NULL(handle, MPI_T_PVAR_HANDLE_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_pvar_stop, (session, handle));
}
