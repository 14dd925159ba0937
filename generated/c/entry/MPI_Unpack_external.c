/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack_external] through templates/c/entry.c.j2. */
/* Extract typed data from a buffer packed in a portable representation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype);
BND_INSTRUMENTED_CALL(Unpack_external, int, (const char *datarep, const void *inbuf, MPI_Aint insize,
        MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype), (datarep, inbuf, insize, position,
        outbuf, outcount, datatype))

BND_WEAK(MPI_Unpack_external, PMPI_Unpack_external)

int BND_ENTRY(MPI_Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Unpack_external");
    BND_REFUSE_IF("MPI_Unpack_external", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Unpack_external", !position, MPI_ERR_ARG, "position", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Unpack_external", outcount < 0, MPI_ERR_COUNT, "outcount", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Unpack_external", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Unpack_external, (datarep, inbuf, insize, position, outbuf, outcount, datatype));
}
