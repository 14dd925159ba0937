/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/fortran/wrapper.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_get) || BND_HAS(MPI_Comm_get_errhandler)
BND_WRAPPER void BND_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_integer *comm, bnd_integer *errhandler,
        bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Errhandler_get)
static BND_NOINLINE void BND_FALLBACK(mpi_errhandler_get)(const bnd_integer *comm, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_get_errhandler, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_Comm_get_errhandler)(bnd_f2c_Comm(*comm), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_HAS(MPI_Errhandler_get)
static BND_NOINLINE void BND_SLOW_PATH(mpi_errhandler_get)(const bnd_integer *comm, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_IF_UNAVAILABLE(MPI_Errhandler_get, BND_FALLBACK(mpi_errhandler_get)(comm, errhandler, ierror); return);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_Errhandler_get)(bnd_f2c_Comm(*comm), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_integer *comm, bnd_integer *errhandler,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Errhandler_get)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Errhandler_get) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_errhandler_get)(comm, errhandler, ierror));
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Errhandler_get)(bnd_inline_f2c_Comm(*comm), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
#else
    BND_REQUIRE(MPI_Comm_get_errhandler, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_Comm_get_errhandler)(bnd_f2c_Comm(*comm), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
