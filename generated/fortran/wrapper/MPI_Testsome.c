/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testsome] through templates/fortran/wrapper.c.j2. */
/* Finish those requests of a list that are already complete, without waiting. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Testsome)
BND_WRAPPER void BND_NAME(mpi_testsome, MPI_TESTSOME)(const bnd_integer *incount, bnd_integer *array_of_requests,
        bnd_integer *outcount, bnd_integer *array_of_indices, bnd_integer *array_of_statuses, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_testsome, MPI_TESTSOME)(const bnd_integer *incount, bnd_integer *array_of_requests,
        bnd_integer *outcount, bnd_integer *array_of_indices, bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Testsome, ierror, BND_ON_SELF, 0);
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *incount, (void)0, ierror);
    struct bnd_pending *const pending_array_of_requests = bnd_any_pending() ? bnd_requests_completing(array_of_requests, *incount) : NULL;
    const int result = BND_C(MPI_Testsome)(*incount, c_array_of_requests, outcount, array_of_indices,
            bnd_statuses(array_of_statuses));
    const struct bnd_completion completed = bnd_completed_some(result, *incount, outcount, array_of_indices);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *incount);
    if (pending_array_of_requests) bnd_requests_completed(pending_array_of_requests, array_of_requests, completed);
    bnd_indices_to_fortran(array_of_indices, completed.number);
    BND_STORE_IERROR(ierror, result);
}
#endif
