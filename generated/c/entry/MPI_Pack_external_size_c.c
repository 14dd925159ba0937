/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/c/entry.c.j2. */
/* Compute the space that data needs when packed in a portable representation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size);
BND_INSTRUMENTED_CALL(Pack_external_size_c, int, (const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size), (datarep, incount, datatype, size))

BND_WEAK(MPI_Pack_external_size_c, PMPI_Pack_external_size_c)

int BND_ENTRY(MPI_Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_external_size_c");
    BND_REFUSE_IF("MPI_Pack_external_size_c", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size_c", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size_c", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Pack_external_size_c, (datarep, incount, datatype, size));
}
