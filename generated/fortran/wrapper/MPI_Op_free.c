/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_free] through templates/fortran/wrapper.c.j2. */
/* Free a user-defined reduction operation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Op_free)
BND_WRAPPER void BND_NAME(mpi_op_free, MPI_OP_FREE)(bnd_integer *op, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_op_free, MPI_OP_FREE)(bnd_integer *op, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Op_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_OP, MPI_Op, c_op, op, bnd_f2c_Op(*op));
    const int result = BND_C(MPI_Op_free)(c_op);
    BND_HANDLE_COPY_OUT(MPI_OP, Op, c_op, op);
    BND_STORE_IERROR(ierror, result);
}
#endif
