/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/c/entry.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Pack_c, int, (const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position, MPI_Comm comm), (inbuf, incount, datatype, outbuf, outsize, position,
        comm))

BND_WEAK(MPI_Pack_c, PMPI_Pack_c)

int BND_ENTRY(MPI_Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_c");
    BND_REFUSE_IF("MPI_Pack_c", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_c", outsize < 0, MPI_ERR_ARG, "outsize", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_c", !position, MPI_ERR_ARG, "position", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Pack_c, (inbuf, incount, datatype, outbuf, outsize, position, comm));
}
