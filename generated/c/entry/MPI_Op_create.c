/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/c/entry.c.j2. */
/* Turn a user function into a reduction operation. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op);
BND_INSTRUMENTED_CALL(Op_create, int, (MPI_User_function *user_fn, int commute, MPI_Op *op), (user_fn, commute, op))

BND_WEAK(MPI_Op_create, PMPI_Op_create)

int BND_ENTRY(MPI_Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Op_create");
    BND_REFUSE_IF("MPI_Op_create", !user_fn, MPI_ERR_ARG, "user_fn", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Op_create", !op, MPI_ERR_ARG, "op", BND_ON_NOTHING, 0);
    BND_FORWARD(Op_create, (user_fn, commute, op));
}
