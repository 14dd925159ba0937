/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into a reduction operation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Op_create)
void BND_NAME(mpi_op_create, MPI_OP_CREATE)(bnd_procedure *user_fn, const bnd_logical *commute, MPI_Fint *op,
        MPI_Fint *ierror);

void BND_NAME(mpi_op_create, MPI_OP_CREATE)(bnd_procedure *user_fn, const bnd_logical *commute, MPI_Fint *op,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Op_create, bnd_raise(code));
    struct bnd_thunk t_user_fn;
    BND_HANDLE_LOCAL(MPI_OP, MPI_Op, op, MPI_OP_NULL);
    BND_THUNK_TAKE(user_function, user_fn, op);
    const int result = BND_C(MPI_Op_create)((MPI_User_function *)t_user_fn.function, BND_IS_TRUE(*commute),
            BND_HANDLE_ADDRESS(MPI_OP, op));
    BND_THUNK_BIND(user_fn, Op, MPI_OP, op);
    BND_HANDLE_MADE(MPI_OP, Op, op);
    BND_STORE_IERROR(ierror, result);
}
#endif
