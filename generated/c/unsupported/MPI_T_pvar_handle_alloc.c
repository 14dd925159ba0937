/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_handle_alloc] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count);

int BND_IMPLEMENTATION(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count)
{
    (void)session;
    (void)pvar_index;
    (void)obj_handle;
    (void)handle;
    (void)count;
    return MPI_T_ERR_NOT_SUPPORTED;
}
