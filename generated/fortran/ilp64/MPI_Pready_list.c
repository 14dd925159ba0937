/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_list] through templates/fortran/ilp64.c.j2. */
/* Mark a list of partitions of a partitioned send as ready for transfer. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Pready_list.c"

#if BND_HAS(MPI_Pready_list)
void BND_WIDE_NAME(mpi_pready_list, MPI_PREADY_LIST)(const bnd_default_integer *length,
        const bnd_default_integer *array_of_partitions, const bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_pready_list, MPI_PREADY_LIST)(const bnd_default_integer *length,
        const bnd_default_integer *array_of_partitions, const bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    const long int_array_of_partitions_count = *length;
    BND_NARROW_CHECK(bnd_integer, *length, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_partitions, int_array_of_partitions_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    const bnd_integer int_length = BND_NARROWED(bnd_integer, *length);
    const bnd_integer int_request = bnd_integer_handle(*request);
    BND_INTEGERS(bnd_integers_cut, int_array_of_partitions, array_of_partitions, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_pready_list)(&int_length, int_array_of_partitions, &int_request, &int_ierror);
    BND_ARRAY_FREE(int_array_of_partitions);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
