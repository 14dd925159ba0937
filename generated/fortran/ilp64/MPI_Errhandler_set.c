/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_set] through templates/fortran/ilp64.c.j2. */
/* Attach an error handler to a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Errhandler_set.c"

#if BND_HAS(MPI_Errhandler_set) || BND_HAS(MPI_Comm_set_errhandler)
void BND_WIDE_NAME(mpi_errhandler_set, MPI_ERRHANDLER_SET)(const bnd_default_integer *comm,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_errhandler_set, MPI_ERRHANDLER_SET)(const bnd_default_integer *comm,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_errhandler_set)(&int_comm, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
