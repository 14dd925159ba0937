/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitall] through templates/fortran/wrapper.c.j2. */
/* Block until every request of a list is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Waitall)
BND_WRAPPER void BND_NAME(mpi_waitall, MPI_WAITALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *array_of_statuses, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_waitall)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Waitall, ierror, BND_ON_SELF, 0);
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    struct bnd_pending *const pending_array_of_requests = bnd_any_pending() ? bnd_requests_completing(array_of_requests, *count) : NULL;
    const int result = BND_C(MPI_Waitall)(*count, c_array_of_requests, bnd_statuses(array_of_statuses));
    const struct bnd_completion completed = bnd_completed(result, BND_COMPLETED_ALL, NULL);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *count);
    if (pending_array_of_requests) bnd_requests_completed(pending_array_of_requests, array_of_requests, completed);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_waitall, MPI_WAITALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *array_of_statuses, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Waitall) && BND_REQUEST_ARRAY_IS_FAST, BND_SLOW_PATH(mpi_waitall)(count,
            array_of_requests, array_of_statuses, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Waitall)(*count, (MPI_Request *)array_of_requests,
            bnd_statuses(array_of_statuses)));
}
#endif
