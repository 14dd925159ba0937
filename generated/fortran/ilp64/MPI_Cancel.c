/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Cancel] through templates/fortran/ilp64.c.j2. */
/* Ask for a pending communication to be cancelled, without waiting for the outcome. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cancel.c"

#if BND_HAS(MPI_Cancel)
void BND_WIDE_NAME(mpi_cancel, MPI_CANCEL)(const bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_cancel, MPI_CANCEL)(const bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_cancel)(&int_request, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
