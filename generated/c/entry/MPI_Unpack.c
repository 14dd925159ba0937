/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/c/entry.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Unpack, int, (const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm), (inbuf, insize, position, outbuf, outcount, datatype, comm))

BND_WEAK(MPI_Unpack, PMPI_Unpack)

int BND_ENTRY(MPI_Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Unpack");
    BND_REFUSE_IF("MPI_Unpack", insize < 0, MPI_ERR_ARG, "insize", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack", !position, MPI_ERR_ARG, "position", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack", outcount < 0, MPI_ERR_COUNT, "outcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Unpack, (inbuf, insize, position, outbuf, outcount, datatype, comm));
}
