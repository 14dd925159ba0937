/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/fortran/ilp64.c.j2. */
/* Tell MPI that the operation behind a generalised request has finished. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Grequest_complete.c"

#if BND_HAS(MPI_Grequest_complete)
void BND_WIDE_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_grequest_complete)(&int_request, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
