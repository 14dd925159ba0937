/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/c/entry.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Pack, int, (const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm), (inbuf, incount, datatype, outbuf, outsize, position, comm))

BND_WEAK(MPI_Pack, PMPI_Pack)

int BND_ENTRY(MPI_Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack");
    BND_REFUSE_IF("MPI_Pack", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack", outsize < 0, MPI_ERR_ARG, "outsize", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack", !position, MPI_ERR_ARG, "position", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Pack, (inbuf, incount, datatype, outbuf, outsize, position, comm));
}
