/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Start] through templates/fortran/ilp64.c.j2. */
/* Activate one persistent or partitioned request. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Start.c"

#if BND_HAS(MPI_Start)
void BND_WIDE_NAME(mpi_start, MPI_START)(bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_start, MPI_START)(bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_start)(&int_request, &int_ierror);
    bnd_integer_inout(request, int_request, bnd_integer_handle(*request));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
