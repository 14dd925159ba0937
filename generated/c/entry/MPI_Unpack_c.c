/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/c/entry.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm);
BND_INSTRUMENTED_CALL(Unpack_c, int, (const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm), (inbuf, insize, position, outbuf, outcount,
        datatype, comm))

BND_WEAK(MPI_Unpack_c, PMPI_Unpack_c)

int BND_ENTRY(MPI_Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Unpack_c");
    BND_REFUSE_IF("MPI_Unpack_c", insize < 0, MPI_ERR_ARG, "insize", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack_c", !position, MPI_ERR_ARG, "position", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack_c", outcount < 0, MPI_ERR_COUNT, "outcount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Unpack_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Unpack_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Unpack_c, (inbuf, insize, position, outbuf, outcount, datatype, comm));
}
