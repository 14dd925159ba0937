/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testall] through templates/fortran/ilp64.c.j2. */
/* Check without waiting whether all requests of a list can be finished together. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Testall.c"

#if BND_HAS(MPI_Testall)
void BND_WIDE_NAME(mpi_testall, MPI_TESTALL)(const bnd_default_integer *count, bnd_default_integer *array_of_requests,
        bnd_logical *flag, bnd_default_integer *array_of_statuses, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_testall, MPI_TESTALL)(const bnd_default_integer *count, bnd_default_integer *array_of_requests,
        bnd_logical *flag, bnd_default_integer *array_of_statuses, bnd_default_integer *ierror)
{
    const long int_array_of_requests_count = *count;
    const long int_array_of_statuses_count = bnd_is_statuses_ignore(array_of_statuses) ? 0 : *count * BND_STATUS_INTEGERS;
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    BND_INTEGERS(bnd_integers_handles, int_array_of_requests, array_of_requests, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_array_of_statuses, array_of_statuses, BND_ARRAY_FREE(int_array_of_requests),
            ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_testall)(&int_count, int_array_of_requests, flag,
            (bnd_is_statuses_ignore(array_of_statuses) ? (bnd_integer *)array_of_statuses : int_array_of_statuses),
            &int_ierror);
    bnd_integers_handles_out(array_of_requests, int_array_of_requests, int_array_of_requests_count);
    BND_ARRAY_FREE(int_array_of_requests);
    bnd_statuses_out(array_of_statuses, int_array_of_statuses, int_array_of_statuses_count);
    BND_ARRAY_FREE(int_array_of_statuses);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
