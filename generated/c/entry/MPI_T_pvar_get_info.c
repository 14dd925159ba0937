/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_get_info] through templates/c/entry.c.j2. */
/* Return the name, class, type and other properties of a performance variable. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);
BND_INSTRUMENTED_CALL(T_pvar_get_info, int, (int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic), (pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc,
        desc_len, bind, readonly, continuous, atomic))

BND_WEAK(MPI_T_pvar_get_info, PMPI_T_pvar_get_info)

int BND_ENTRY(MPI_T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic)
{
    BND_FORWARD(T_pvar_get_info, (pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len,
            bind, readonly, continuous, atomic));
}
