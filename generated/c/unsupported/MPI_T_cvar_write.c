/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_write] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf);

int BND_IMPLEMENTATION(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf)
{
    (void)handle;
    (void)buf;
    return MPI_T_ERR_NOT_SUPPORTED;
}
