/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size_x] through templates/c/entry.c.j2. */
/* Return the number of data bytes in a datatype as a wide integer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_size_x)(MPI_Datatype datatype, MPI_Count *size);
BND_INSTRUMENTED_CALL(Type_size_x, int, (MPI_Datatype datatype, MPI_Count *size), (datatype, size))

BND_WEAK(MPI_Type_size_x, PMPI_Type_size_x)

int BND_ENTRY(MPI_Type_size_x)(MPI_Datatype datatype, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_size_x");
    BND_REFUSE_IF("MPI_Type_size_x", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_size_x", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_size_x, (datatype, size));
}
