/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testall] through templates/fortran/wrapper.c.j2. */
/* Check without waiting whether all requests of a list can be finished together. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Testall)
BND_WRAPPER void BND_NAME(mpi_testall, MPI_TESTALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_logical *flag, bnd_integer *array_of_statuses, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_testall, MPI_TESTALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_logical *flag, bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Testall, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    struct bnd_pending *const pending_array_of_requests = bnd_any_pending() ? bnd_requests_completing(array_of_requests, *count) : NULL;
    const int result = BND_C(MPI_Testall)(*count, c_array_of_requests, &c_flag, bnd_statuses(array_of_statuses));
    const struct bnd_completion completed = bnd_completed(result, c_flag ? BND_COMPLETED_ALL : 0, NULL);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *count);
    if (pending_array_of_requests) bnd_requests_completed(pending_array_of_requests, array_of_requests, completed);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
