/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_info] through templates/c/entry.c.j2. */
/* Return the name, type, scope and other properties of a control variable. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);
BND_INSTRUMENTED_CALL(T_cvar_get_info, int, (int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope), (cvar_index,
        name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope))

BND_WEAK(MPI_T_cvar_get_info, PMPI_T_cvar_get_info)

int BND_ENTRY(MPI_T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)
{
    BND_FORWARD(T_cvar_get_info, (cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind,
            scope));
}
