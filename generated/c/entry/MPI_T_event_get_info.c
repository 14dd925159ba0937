/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_info] through templates/c/entry.c.j2. */
/* Return the name, element layout and other properties of an event type. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind);
BND_INSTRUMENTED_CALL(T_event_get_info, int, (int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind), (event_index, name, name_len, verbosity,
        array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind))

BND_WEAK(MPI_T_event_get_info, PMPI_T_event_get_info)

int BND_ENTRY(MPI_T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind)
{
    BND_FORWARD(T_event_get_info, (event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements,
            num_elements, enumtype, info, desc, desc_len, bind));
}
