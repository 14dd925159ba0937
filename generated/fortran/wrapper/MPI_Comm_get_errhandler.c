/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_get_errhandler] through templates/fortran/wrapper.c.j2. */
/* Return the error handler currently attached to a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_get_errhandler)
BND_WRAPPER void BND_NAME(mpi_comm_get_errhandler, MPI_COMM_GET_ERRHANDLER)(const bnd_integer *comm,
        bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_get_errhandler)(const bnd_integer *comm, bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_get_errhandler, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(MPI_Comm_get_errhandler)(bnd_f2c_Comm(*comm), c_errhandler);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_get_errhandler, MPI_COMM_GET_ERRHANDLER)(const bnd_integer *comm,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_get_errhandler) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_get_errhandler)(comm, errhandler, ierror));
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Comm_get_errhandler)(bnd_inline_f2c_Comm(*comm), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
}
#endif
