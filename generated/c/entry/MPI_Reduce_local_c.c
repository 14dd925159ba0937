/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/c/entry.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op);
BND_INSTRUMENTED_CALL(Reduce_local_c, int, (const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op), (inbuf, inoutbuf, count, datatype, op))

BND_WEAK(MPI_Reduce_local_c, PMPI_Reduce_local_c)

int BND_ENTRY(MPI_Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Reduce_local_c");
    BND_REFUSE_IF("MPI_Reduce_local_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Reduce_local_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Reduce_local_c", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_NOTHING, 0);
    BND_FORWARD(Reduce_local_c, (inbuf, inoutbuf, count, datatype, op));
}
