/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_create_errhandler] through templates/fortran/wrapper.c.j2. */
/* Turn a user function into an error handler usable with sessions. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_create_errhandler)
BND_WRAPPER void BND_NAME(mpi_session_create_errhandler,
        MPI_SESSION_CREATE_ERRHANDLER)(bnd_procedure *session_errhandler_fn, bnd_integer *errhandler,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_session_create_errhandler,
        MPI_SESSION_CREATE_ERRHANDLER)(bnd_procedure *session_errhandler_fn, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_create_errhandler, ierror, BND_ON_SELF, 0);
    struct bnd_trampoline t_session_errhandler_fn;
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    BND_TRAMPOLINE_ACQUIRE(&t_session_errhandler_fn, bnd_trampolines_session_errhandler_function,
            session_errhandler_fn, errhandler, ierror);
    const int result = BND_C(MPI_Session_create_errhandler)((MPI_Session_errhandler_function *)t_session_errhandler_fn.function, c_errhandler);
    BND_TRAMPOLINE_BIND(&t_session_errhandler_fn, Errhandler, c_errhandler, errhandler, result, ierror);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
