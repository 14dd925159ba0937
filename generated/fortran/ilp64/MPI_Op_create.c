/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/fortran/ilp64.c.j2. */
/* Turn a user function into a reduction operation. */
#include "bnd_ilp64.h"
#ifndef BND_INNER_MPI_Op_create_c
#define BND_INNER_MPI_Op_create_c
#include "../wrapper/MPI_Op_create_c.c"
#endif

#if BND_HAS(MPI_Op_create_c) || BND_HAS(MPI_Op_create)
void BND_WIDE_NAME(mpi_op_create, MPI_OP_CREATE)(bnd_procedure *user_fn, const bnd_logical *commute,
        bnd_default_integer *op, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_op_create, MPI_OP_CREATE)(bnd_procedure *user_fn, const bnd_logical *commute,
        bnd_default_integer *op, bnd_default_integer *ierror)
{
    bnd_integer int_op = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_op_create_c)(user_fn, commute, &int_op, &int_ierror);
    bnd_integer_out(op, int_op);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
