/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_some] through templates/fortran/wrapper.c.j2. */
/* Report which requests of a list are complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_some)
void BND_NAME(mpi_request_get_status_some, MPI_REQUEST_GET_STATUS_SOME)(const MPI_Fint *incount,
        const MPI_Fint *array_of_requests, MPI_Fint *outcount, MPI_Fint *array_of_indices, MPI_Fint *array_of_statuses,
        MPI_Fint *ierror);

void BND_NAME(mpi_request_get_status_some, MPI_REQUEST_GET_STATUS_SOME)(const MPI_Fint *incount,
        const MPI_Fint *array_of_requests, MPI_Fint *outcount, MPI_Fint *array_of_indices, MPI_Fint *array_of_statuses,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_some, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *incount);
    BND_HANDLES_IN(Request, array_of_requests); const unsigned long since = bnd_looking();
    const int result = BND_C(MPI_Request_get_status_some)(*incount, c_array_of_requests, outcount, array_of_indices,
            bnd_statuses(array_of_statuses));
    BND_COMPLETED_SOME(*outcount, array_of_indices);
    BND_HANDLES_FREE(array_of_requests); bnd_looked_at(array_of_requests, *incount, since, completed, completed_which);
    bnd_count_from_one(array_of_indices, is_listed ? *outcount : 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
