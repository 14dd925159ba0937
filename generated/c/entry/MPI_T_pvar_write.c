/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_write] through templates/c/entry.c.j2. */
/* Set a performance variable to a value given by the tool. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf);
BND_INSTRUMENTED_CALL(T_pvar_write, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf),
        (session, handle, buf))

BND_WEAK(MPI_T_pvar_write, PMPI_T_pvar_write)

int BND_ENTRY(MPI_T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
{
    BND_RETURN_IF(BND_IS_NULL(session, MPI_T_PVAR_SESSION_NULL), MPI_T_ERR_INVALID_SESSION);
    BND_RETURN_IF(BND_IS_NULL(handle, MPI_T_PVAR_HANDLE_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_pvar_write, (session, handle, buf));
}
