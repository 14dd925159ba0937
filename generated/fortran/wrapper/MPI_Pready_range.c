/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_range] through templates/fortran/wrapper.c.j2. */
/* Mark a contiguous range of partitions of a partitioned send as ready. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pready_range)
BND_WRAPPER void BND_NAME(mpi_pready_range, MPI_PREADY_RANGE)(const bnd_integer *partition_low,
        const bnd_integer *partition_high, const bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_pready_range, MPI_PREADY_RANGE)(const bnd_integer *partition_low,
        const bnd_integer *partition_high, const bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pready_range, ierror, BND_ON_SELF, 0);
    if (bnd_any_pending()) bnd_partitions_ready_range(*request, *partition_low, *partition_high);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pready_range)(*partition_low, *partition_high, bnd_f2c_Request(*request)));
}
#endif
