/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_handle_alloc] through templates/c/entry.c.j2. */
/* Bind a control variable to an MPI object and return a handle for it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count);
BND_INSTRUMENTED_CALL(T_cvar_handle_alloc, int, (int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle,
        int *count), (cvar_index, obj_handle, handle, count))

BND_WEAK(MPI_T_cvar_handle_alloc, PMPI_T_cvar_handle_alloc)

int BND_ENTRY(MPI_T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
{
    BND_RETURN_IF(!handle, MPI_T_ERR_INVALID);
    BND_RETURN_IF(!count, MPI_T_ERR_INVALID);
    BND_FORWARD(T_cvar_handle_alloc, (cvar_index, obj_handle, handle, count));
}
