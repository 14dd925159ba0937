/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_range] through templates/fortran/ilp64.c.j2. */
/* Mark a contiguous range of partitions of a partitioned send as ready. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pready_range.c"

#if BND_HAS(MPI_Pready_range)
void BND_WIDE_NAME(mpi_pready_range, MPI_PREADY_RANGE)(const bnd_default_integer *partition_low,
        const bnd_default_integer *partition_high, const bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_pready_range, MPI_PREADY_RANGE)(const bnd_default_integer *partition_low,
        const bnd_default_integer *partition_high, const bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *partition_low, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *partition_high, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_partition_low = BND_NARROWED(bnd_integer, *partition_low);
    const bnd_integer int_partition_high = BND_NARROWED(bnd_integer, *partition_high);
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_pready_range)(&int_partition_low, &int_partition_high, &int_request, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
