/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/c/entry.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_size_c)(MPI_Datatype datatype, MPI_Count *size);
BND_INSTRUMENTED_CALL(Type_size_c, int, (MPI_Datatype datatype, MPI_Count *size), (datatype, size))

BND_WEAK(MPI_Type_size_c, PMPI_Type_size_c)

int BND_ENTRY(MPI_Type_size_c)(MPI_Datatype datatype, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_size_c");
    BND_REFUSE_IF("MPI_Type_size_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_size_c", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_size_c, (datatype, size));
}
