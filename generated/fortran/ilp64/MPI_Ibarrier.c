/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibarrier] through templates/fortran/ilp64.c.j2. */
/* Announce arrival at a barrier and return a request that completes when all arrive. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Ibarrier.c"

#if BND_HAS(MPI_Ibarrier)
void BND_WIDE_NAME(mpi_ibarrier, MPI_IBARRIER)(const bnd_default_integer *comm, bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_ibarrier, MPI_IBARRIER)(const bnd_default_integer *comm, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_ibarrier)(&int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
