/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_call_errhandler] through templates/fortran/wrapper.c.j2. */
/* Invoke the error handler of a communicator with a given error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_call_errhandler)
BND_WRAPPER void BND_NAME(mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER)(const bnd_integer *comm,
        const bnd_integer *errorcode, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_call_errhandler)(const bnd_integer *comm, const bnd_integer *errorcode,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_call_errhandler, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_call_errhandler)(bnd_f2c_Comm(*comm), *errorcode));
}

BND_WRAPPER void BND_NAME(mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER)(const bnd_integer *comm,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_call_errhandler) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_call_errhandler)(comm, errorcode, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_call_errhandler)(bnd_inline_f2c_Comm(*comm), *errorcode));
}
#endif
