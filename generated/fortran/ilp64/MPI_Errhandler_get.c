/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/fortran/ilp64.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Errhandler_get.c"

#if BND_HAS(MPI_Errhandler_get) || BND_HAS(MPI_Comm_get_errhandler)
void BND_WIDE_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_default_integer *comm,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_default_integer *comm,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_errhandler_get)(&int_comm, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
