/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_call_errhandler] through templates/fortran/ilp64.c.j2. */
/* Invoke the error handler of a communicator with a given error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_call_errhandler.c"

#if BND_HAS(MPI_Comm_call_errhandler)
void BND_WIDE_NAME(mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER)(const bnd_default_integer *comm,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER)(const bnd_default_integer *comm,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_call_errhandler)(&int_comm, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
