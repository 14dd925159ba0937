/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);

int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    (void)pvar_index;
    (void)name;
    (void)name_len;
    (void)verbosity;
    (void)var_class;
    (void)datatype;
    (void)enumtype;
    (void)desc;
    (void)desc_len;
    (void)bind;
    (void)readonly;
    (void)continuous;
    (void)atomic;
    return MPI_T_ERR_NOT_SUPPORTED;
}
