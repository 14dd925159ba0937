/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Parrived] through templates/fortran/wrapper.c.j2. */
/* Check whether one partition of a partitioned receive has arrived. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Parrived)
BND_WRAPPER void BND_NAME(mpi_parrived, MPI_PARRIVED)(const bnd_integer *request, const bnd_integer *partition,
        bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_parrived, MPI_PARRIVED)(const bnd_integer *request, const bnd_integer *partition,
        bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Parrived, ierror, BND_ON_SELF, 0);
    const unsigned long since = bnd_requests_inspecting();
    int c_flag = 0;
    const int result = BND_C(MPI_Parrived)(bnd_f2c_Request(*request), *partition, &c_flag);
    if (result == MPI_SUCCESS && c_flag) bnd_partitions_arrived_range(*request, *partition, *partition, since);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
