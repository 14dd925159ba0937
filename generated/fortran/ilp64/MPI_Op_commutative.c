/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_commutative] through templates/fortran/ilp64.c.j2. */
/* Tell whether a reduction operation is treated as commutative. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Op_commutative.c"

#if BND_HAS(MPI_Op_commutative)
void BND_WIDE_NAME(mpi_op_commutative, MPI_OP_COMMUTATIVE)(const bnd_default_integer *op, bnd_logical *commute,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_op_commutative, MPI_OP_COMMUTATIVE)(const bnd_default_integer *op, bnd_logical *commute,
        bnd_default_integer *ierror)
{
    const bnd_integer int_op = bnd_integer_handle(*op);
    bnd_integer int_ierror;
    BND_INNER(mpi_op_commutative)(&int_op, commute, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
