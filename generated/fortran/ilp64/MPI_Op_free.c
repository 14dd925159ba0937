/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_free] through templates/fortran/ilp64.c.j2. */
/* Free a user-defined reduction operation and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Op_free.c"

#if BND_HAS(MPI_Op_free)
void BND_WIDE_NAME(mpi_op_free, MPI_OP_FREE)(bnd_default_integer *op, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_op_free, MPI_OP_FREE)(bnd_default_integer *op, bnd_default_integer *ierror)
{
    bnd_integer int_op = bnd_integer_handle(*op);
    bnd_integer int_ierror;
    BND_INNER(mpi_op_free)(&int_op, &int_ierror);
    bnd_integer_inout(op, int_op, bnd_integer_handle(*op));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
