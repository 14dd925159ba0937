/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_create] through templates/fortran/ilp64.c.j2. */
/* Make an error handler from a function through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Errhandler_create.c"

#if BND_HAS(MPI_Errhandler_create) || BND_HAS(MPI_Comm_create_errhandler)
void BND_WIDE_NAME(mpi_errhandler_create, MPI_ERRHANDLER_CREATE)(bnd_procedure *function,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_errhandler_create, MPI_ERRHANDLER_CREATE)(bnd_procedure *function,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_errhandler_create)(function, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
