/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready] through templates/fortran/ilp64.c.j2. */
/* Mark one partition of a partitioned send as ready for transfer. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pready.c"

#if BND_HAS(MPI_Pready)
void BND_WIDE_NAME(mpi_pready, MPI_PREADY)(const bnd_default_integer *partition, const bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_pready, MPI_PREADY)(const bnd_default_integer *partition, const bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *partition, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_partition = BND_NARROWED(bnd_integer, *partition);
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_pready)(&int_partition, &int_request, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
