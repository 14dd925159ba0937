/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_commutative] through templates/c/entry.c.j2. */
/* Tell whether a reduction operation is treated as commutative. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Op_commutative)(MPI_Op op, int *commute);
BND_INSTRUMENTED_CALL(Op_commutative, int, (MPI_Op op, int *commute), (op, commute))

BND_WEAK(MPI_Op_commutative, PMPI_Op_commutative)

int BND_ENTRY(MPI_Op_commutative)(MPI_Op op, int *commute)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Op_commutative");
    BND_REFUSE_IF("MPI_Op_commutative", BND_IS_NULL(op, MPI_OP_NULL), MPI_ERR_OP, "op", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Op_commutative", !commute, MPI_ERR_ARG, "commute", BND_ON_NOTHING, 0);
    BND_FORWARD(Op_commutative, (op, commute));
}
