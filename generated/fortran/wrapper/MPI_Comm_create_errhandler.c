/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_create_errhandler] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into an error handler usable with communicators. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_create_errhandler)
BND_WRAPPER void BND_NAME(mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER)(bnd_procedure *comm_errhandler_fn,
        bnd_integer *errhandler, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER)(bnd_procedure *comm_errhandler_fn,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_create_errhandler, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_comm_errhandler_fn;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_comm_errhandler_fn, bnd_trampolines_comm_errhandler_function, comm_errhandler_fn,
            errhandler, ierror);
    const int result = BND_C(MPI_Comm_create_errhandler)((MPI_Comm_errhandler_function *)t_comm_errhandler_fn.function,
            c_errhandler);
    BND_TRAMPOLINE_BIND(&t_comm_errhandler_fn, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
