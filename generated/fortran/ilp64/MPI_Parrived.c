/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Parrived] through templates/fortran/ilp64.c.j2. */
/* Check whether one partition of a partitioned receive has arrived. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Parrived.c"

#if BND_HAS(MPI_Parrived)
void BND_WIDE_NAME(mpi_parrived, MPI_PARRIVED)(const bnd_default_integer *request,
        const bnd_default_integer *partition, bnd_logical *flag, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_parrived, MPI_PARRIVED)(const bnd_default_integer *request,
        const bnd_default_integer *partition, bnd_logical *flag, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *partition, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_request = bnd_integer_handle(*request);
    const bnd_integer int_partition = BND_NARROWED(bnd_integer, *partition);
    bnd_integer int_ierror;
    BND_INNER(mpi_parrived)(&int_request, &int_partition, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
