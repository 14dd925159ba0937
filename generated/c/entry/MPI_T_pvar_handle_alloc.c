/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_handle_alloc] through templates/c/entry.c.j2. */
/* Bind a performance variable to an MPI object in a session and return a handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count);
BND_INSTRUMENTED_CALL(T_pvar_handle_alloc, int, (MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count), (session, pvar_index, obj_handle, handle, count))

BND_WEAK(MPI_T_pvar_handle_alloc, PMPI_T_pvar_handle_alloc)

int BND_ENTRY(MPI_T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count)
{
    BND_RETURN_IF(BND_IS_NULL(session, MPI_T_PVAR_SESSION_NULL), MPI_T_ERR_INVALID_SESSION);
    BND_RETURN_IF(!handle, MPI_T_ERR_INVALID);
    BND_RETURN_IF(!count, MPI_T_ERR_INVALID);
    BND_FORWARD(T_pvar_handle_alloc, (session, pvar_index, obj_handle, handle, count));
}
