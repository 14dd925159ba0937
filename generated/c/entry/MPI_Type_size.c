/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/c/entry.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_size)(MPI_Datatype datatype, int *size);
BND_INSTRUMENTED_CALL(Type_size, int, (MPI_Datatype datatype, int *size), (datatype, size))

BND_WEAK(MPI_Type_size, PMPI_Type_size)

int BND_ENTRY(MPI_Type_size)(MPI_Datatype datatype, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_size");
    BND_REFUSE_IF("MPI_Type_size", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Type_size", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_size, (datatype, size));
}
