/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitany] through templates/fortran/wrapper.c.j2. */
/* Block until one request of a list is complete and say which one it was. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Waitany)
BND_WRAPPER void BND_NAME(mpi_waitany, MPI_WAITANY)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *index, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_waitany, MPI_WAITANY)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *index, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Waitany, ierror, BND_ON_SELF, 0);
    int c_index = BND_INTEGER_UNSET;
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    struct bnd_pending *const pending_array_of_requests = bnd_any_pending() ? bnd_requests_completing(array_of_requests, *count) : NULL;
    const int result = BND_C(MPI_Waitany)(*count, c_array_of_requests, &c_index, bnd_status(status));
    const struct bnd_completion completed = bnd_completed(result, 1, &c_index);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *count);
    if (pending_array_of_requests) bnd_requests_completed(pending_array_of_requests, array_of_requests, completed);
    bnd_index_to_fortran(index, c_index);
    BND_STORE_IERROR(ierror, result);
}
#endif
