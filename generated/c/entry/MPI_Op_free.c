/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_free] through templates/c/entry.c.j2. */
/* Free a user-defined reduction operation and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Op_free)(MPI_Op *op);
BND_INSTRUMENTED_CALL(Op_free, int, (MPI_Op *op), (op))

BND_WEAK(MPI_Op_free, PMPI_Op_free)

int BND_ENTRY(MPI_Op_free)(MPI_Op *op)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Op_free");
    BND_REFUSE_IF("MPI_Op_free", !op, MPI_ERR_ARG, "op", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Op_free", BND_IS_NULL(*op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_NOTHING, 0);
    BND_FORWARD(Op_free, (op));
}
