/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_handle_free] through templates/c/entry.c.j2. */
/* Release a handle that was allocated for a performance variable. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle);
BND_INSTRUMENTED_CALL(T_pvar_handle_free, int, (MPI_T_pvar_session session, MPI_T_pvar_handle *handle), (session,
        handle))

BND_WEAK(MPI_T_pvar_handle_free, PMPI_T_pvar_handle_free)

int BND_ENTRY(MPI_T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
{
    BND_RETURN_IF(BND_IS_NULL(session, MPI_T_PVAR_SESSION_NULL), MPI_T_ERR_INVALID_SESSION);
    BND_RETURN_IF(!handle, MPI_T_ERR_INVALID);
    BND_RETURN_IF(BND_IS_NULL(*handle, MPI_T_PVAR_HANDLE_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_pvar_handle_free, (session, handle));
}
