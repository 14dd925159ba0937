/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Startall] through templates/fortran/ilp64.c.j2. */
/* Activate every persistent or partitioned request in a list. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Startall.c"

#if BND_HAS(MPI_Startall)
void BND_WIDE_NAME(mpi_startall, MPI_STARTALL)(const bnd_default_integer *count,
        bnd_default_integer *array_of_requests, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_startall, MPI_STARTALL)(const bnd_default_integer *count,
        bnd_default_integer *array_of_requests, bnd_default_integer *ierror)
{
    const long int_array_of_requests_count = *count;
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    BND_INTEGERS(bnd_integers_handles, int_array_of_requests, array_of_requests, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_startall)(&int_count, int_array_of_requests, &int_ierror);
    bnd_integers_handles_out(array_of_requests, int_array_of_requests, int_array_of_requests_count);
    BND_ARRAY_FREE(int_array_of_requests);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
