/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testany] through templates/fortran/wrapper.c.j2. */
/* Check a list of requests without waiting and finish at most one of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Testany)
BND_WRAPPER void BND_NAME(mpi_testany, MPI_TESTANY)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *index, bnd_logical *flag, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_testany, MPI_TESTANY)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *index, bnd_logical *flag, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Testany, ierror, BND_ON_SELF, 0);
    int c_index = BND_INTEGER_UNSET;
    int c_flag = 0;
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    struct bnd_pending *const pending_array_of_requests = bnd_any_pending() ? bnd_requests_completing(array_of_requests, *count) : NULL;
    const int result = BND_C(MPI_Testany)(*count, c_array_of_requests, &c_index, &c_flag, bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, c_flag, &c_index);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *count);
    if (pending_array_of_requests) bnd_requests_completed(pending_array_of_requests, array_of_requests, completed);
    bnd_index_to_fortran(index, c_index);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
