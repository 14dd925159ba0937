/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Op_create] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into a reduction operation. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Op_create_c) || BND_HAS(MPI_Op_create)
BND_WRAPPER void BND_NAME(mpi_op_create_c, MPI_OP_CREATE_C)(bnd_procedure *user_fn, const bnd_logical *commute,
        bnd_integer *op, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_op_create_c, MPI_OP_CREATE_C)(bnd_procedure *user_fn, const bnd_logical *commute,
        bnd_integer *op, bnd_integer *ierror)
{
#if BND_HAS(MPI_Op_create_c)
    BND_REQUIRE(MPI_Op_create_c, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_user_fn;
    BND_HANDLE_LOCAL(MPI_OP, MPI_Op, c_op, op, MPI_OP_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_user_fn, bnd_trampolines_user_function_c, user_fn, op, ierror);
    const int result = BND_C(MPI_Op_create_c)((MPI_User_function_c *)t_user_fn.function, BND_IS_TRUE(*commute), c_op);
    BND_TRAMPOLINE_BIND(&t_user_fn, Op, c_op, op, result, ierror);
    BND_HANDLE_CREATED(MPI_OP, Op, c_op, op, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Op_create, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_user_fn;
    BND_HANDLE_LOCAL(MPI_OP, MPI_Op, c_op, op, MPI_OP_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_user_fn, bnd_trampolines_user_function_c, user_fn, op, ierror);
    const int result = BND_C(MPI_Op_create)((MPI_User_function *)t_user_fn.function, BND_IS_TRUE(*commute), c_op);
    BND_TRAMPOLINE_BIND(&t_user_fn, Op, c_op, op, result, ierror);
    BND_HANDLE_CREATED(MPI_OP, Op, c_op, op, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
