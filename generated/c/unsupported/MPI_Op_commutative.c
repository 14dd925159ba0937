/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_commutative] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Op_commutative)(MPI_Op op, int *commute);

int BND_IMPLEMENTATION(Op_commutative)(MPI_Op op, int *commute)
{
    (void)op;
    (void)commute;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Op_commutative", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
