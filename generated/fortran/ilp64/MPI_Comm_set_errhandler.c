/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_set_errhandler] through templates/fortran/ilp64.c.j2. */
/* Attach an error handler to a communicator in the calling process. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_set_errhandler.c"

#if BND_HAS(MPI_Comm_set_errhandler)
void BND_WIDE_NAME(mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER)(const bnd_default_integer *comm,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER)(const bnd_default_integer *comm,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_set_errhandler)(&int_comm, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
