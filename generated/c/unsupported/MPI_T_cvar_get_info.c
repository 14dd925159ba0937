/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);

int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    (void)cvar_index;
    (void)name;
    (void)name_len;
    (void)verbosity;
    (void)datatype;
    (void)enumtype;
    (void)desc;
    (void)desc_len;
    (void)bind;
    (void)scope;
    return MPI_T_ERR_NOT_SUPPORTED;
}
