/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_read] through templates/c/entry.c.j2. */
/* Read the current value of a control variable through its handle. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_read)(MPI_T_cvar_handle handle, void *buf);
BND_INSTRUMENTED_CALL(T_cvar_read, int, (MPI_T_cvar_handle handle, void *buf), (handle, buf))

BND_WEAK(MPI_T_cvar_read, PMPI_T_cvar_read)

int BND_ENTRY(MPI_T_cvar_read)(MPI_T_cvar_handle handle, void *buf)
{
    BND_RETURN_IF(BND_IS_NULL(handle, MPI_T_CVAR_HANDLE_NULL), MPI_T_ERR_INVALID_HANDLE);
    BND_FORWARD(T_cvar_read, (handle, buf));
}
