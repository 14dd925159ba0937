/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_info] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind);

int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind)
{
    (void)event_index;
    (void)name;
    (void)name_len;
    (void)verbosity;
    (void)array_of_datatypes;
    (void)array_of_displacements;
    (void)num_elements;
    (void)enumtype;
    (void)info;
    (void)desc;
    (void)desc_len;
    (void)bind;
    return MPI_T_ERR_NOT_SUPPORTED;
}
