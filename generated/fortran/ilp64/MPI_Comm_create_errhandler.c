/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_create_errhandler] through templates/fortran/ilp64.c.j2. */
/* Turn a user function into an error handler usable with communicators. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create_errhandler.c"

#if BND_HAS(MPI_Comm_create_errhandler)
void BND_WIDE_NAME(mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER)(bnd_procedure *comm_errhandler_fn,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER)(bnd_procedure *comm_errhandler_fn,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create_errhandler)(comm_errhandler_fn, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
