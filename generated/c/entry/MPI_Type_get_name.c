/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_name] through templates/c/entry.c.j2. */
/* Return the printable name last given to a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen);
BND_INSTRUMENTED_CALL(Type_get_name, int, (MPI_Datatype datatype, char *type_name, int *resultlen), (datatype,
        type_name, resultlen))

BND_WEAK(MPI_Type_get_name, PMPI_Type_get_name)

int BND_ENTRY(MPI_Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_name");
    BND_REFUSE_IF("MPI_Type_get_name", !type_name, MPI_ERR_ARG, "type_name", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_name", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_name, (datatype, type_name, resultlen));
}
