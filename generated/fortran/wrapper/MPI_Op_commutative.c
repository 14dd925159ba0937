/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_commutative] through templates/fortran/wrapper.c.j2. */
/* Tell whether a reduction operation is treated as commutative. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Op_commutative)
BND_WRAPPER void BND_NAME(mpi_op_commutative, MPI_OP_COMMUTATIVE)(const bnd_integer *op, bnd_logical *commute,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_op_commutative, MPI_OP_COMMUTATIVE)(const bnd_integer *op, bnd_logical *commute,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Op_commutative, ierror, BND_ON_SELF, 0);
    int c_commute = 0;
    const int result = BND_C(MPI_Op_commutative)(bnd_f2c_Op(*op), &c_commute);
    *commute = BND_LOGICAL(c_commute);
    BND_STORE_IERROR(ierror, result);
}
#endif
