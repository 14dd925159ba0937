/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external_size] through templates/c/entry.c.j2. */
/* Compute the space that data needs when packed in a portable representation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size);
BND_INSTRUMENTED_CALL(Pack_external_size, int, (const char *datarep, int incount, MPI_Datatype datatype,
        MPI_Aint *size), (datarep, incount, datatype, size))

BND_WEAK(MPI_Pack_external_size, PMPI_Pack_external_size)

int BND_ENTRY(MPI_Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_external_size");
    BND_REFUSE_IF("MPI_Pack_external_size", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_size", !size, MPI_ERR_ARG, "size", BND_ON_NOTHING, 0);
    BND_FORWARD(Pack_external_size, (datarep, incount, datatype, size));
}
