/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready] through templates/fortran/wrapper.c.j2. */
/* Mark one partition of a partitioned send as ready for transfer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pready)
BND_WRAPPER void BND_NAME(mpi_pready, MPI_PREADY)(const bnd_integer *partition, const bnd_integer *request,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_pready, MPI_PREADY)(const bnd_integer *partition, const bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pready, ierror, BND_ON_SELF, 0);
    if (bnd_any_pending()) bnd_partitions_ready_range(*request, *partition, *partition);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pready)(*partition, bnd_f2c_Request(*request)));
}
#endif
