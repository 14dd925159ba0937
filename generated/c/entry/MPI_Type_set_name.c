/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_set_name] through templates/c/entry.c.j2. */
/* Give a datatype a printable name for use in debugging. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_set_name)(MPI_Datatype datatype, const char *type_name);
BND_INSTRUMENTED_CALL(Type_set_name, int, (MPI_Datatype datatype, const char *type_name), (datatype, type_name))

BND_WEAK(MPI_Type_set_name, PMPI_Type_set_name)

int BND_ENTRY(MPI_Type_set_name)(MPI_Datatype datatype, const char *type_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_set_name");
    BND_REFUSE_IF("MPI_Type_set_name", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_set_name", !type_name, MPI_ERR_ARG, "type_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_set_name, (datatype, type_name));
}
