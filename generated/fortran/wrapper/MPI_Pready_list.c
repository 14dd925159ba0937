/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_list] through templates/fortran/wrapper.c.j2. */
/* Mark a list of partitions of a partitioned send as ready for transfer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Pready_list)
BND_WRAPPER void BND_NAME(mpi_pready_list, MPI_PREADY_LIST)(const bnd_integer *length,
        bnd_integer *array_of_partitions, const bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_pready_list, MPI_PREADY_LIST)(const bnd_integer *length,
        bnd_integer *array_of_partitions, const bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Pready_list, ierror, BND_ON_SELF, 0);
    if (bnd_any_pending()) bnd_partitions_ready_list(*request, *length, array_of_partitions);
    BND_STORE_IERROR(ierror, BND_C(MPI_Pready_list)(*length, array_of_partitions, bnd_f2c_Request(*request)));
}
#endif
