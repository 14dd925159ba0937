/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_create] through templates/fortran/wrapper.c.j2. */
/* Make an error handler from a function through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_create) || BND_HAS(MPI_Comm_create_errhandler)
BND_WRAPPER void BND_NAME(mpi_errhandler_create, MPI_ERRHANDLER_CREATE)(bnd_procedure *function,
        bnd_integer *errhandler, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Errhandler_create)
static BND_NOINLINE void BND_FALLBACK(mpi_errhandler_create)(bnd_procedure *function, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_create_errhandler, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_function;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_function, bnd_trampolines_handler_function, function, errhandler, ierror);
    const int result = BND_C(MPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)t_function.function,
            c_errhandler);
    BND_TRAMPOLINE_BIND(&t_function, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_errhandler_create, MPI_ERRHANDLER_CREATE)(bnd_procedure *function,
        bnd_integer *errhandler, bnd_integer *ierror)
{
#if BND_HAS(MPI_Errhandler_create)
    BND_IF_UNAVAILABLE(MPI_Errhandler_create, BND_FALLBACK(mpi_errhandler_create)(function, errhandler,
            ierror); return);
    struct bnd_trampoline t_function;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_function, bnd_trampolines_handler_function, function, errhandler, ierror);
    const int result = BND_C(MPI_Errhandler_create)((MPI_Handler_function *)t_function.function, c_errhandler);
    BND_TRAMPOLINE_BIND(&t_function, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Comm_create_errhandler, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_function;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_function, bnd_trampolines_handler_function, function, errhandler, ierror);
    const int result = BND_C(MPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)t_function.function,
            c_errhandler);
    BND_TRAMPOLINE_BIND(&t_function, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
