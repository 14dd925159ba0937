/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_external] through templates/c/entry.c.j2. */
/* Append typed data to a packed buffer in a portable representation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position);
BND_INSTRUMENTED_CALL(Pack_external, int, (const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position), (datarep, inbuf, incount, datatype, outbuf, outsize,
        position))

BND_WEAK(MPI_Pack_external, PMPI_Pack_external)

int BND_ENTRY(MPI_Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_external");
    BND_REFUSE_IF("MPI_Pack_external", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Pack_external", !position, MPI_ERR_ARG, "position", BND_ON_NOTHING, 0);
    BND_FORWARD(Pack_external, (datarep, inbuf, incount, datatype, outbuf, outsize, position));
}
