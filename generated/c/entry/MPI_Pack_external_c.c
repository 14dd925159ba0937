/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/c/entry.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position);
BND_INSTRUMENTED_CALL(Pack_external_c, int, (const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position), (datarep, inbuf, incount,
        datatype, outbuf, outsize, position))

BND_WEAK(MPI_Pack_external_c, PMPI_Pack_external_c)

int BND_ENTRY(MPI_Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype,
        void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_external_c");
    BND_REFUSE_IF("MPI_Pack_external_c", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_c", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external_c", !position, MPI_ERR_ARG, "position", BND_ON_NOTHING, 0);
    BND_FORWARD(Pack_external_c, (datarep, inbuf, incount, datatype, outbuf, outsize, position));
}
