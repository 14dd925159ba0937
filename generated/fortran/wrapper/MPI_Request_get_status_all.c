/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/fortran/wrapper.c.j2. */
/* Check whether all requests of a list are complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_all)
void BND_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const MPI_Fint *count,
        const MPI_Fint *array_of_requests, bnd_logical *flag, MPI_Fint *array_of_statuses, MPI_Fint *ierror);

void BND_NAME(mpi_request_get_status_all, MPI_REQUEST_GET_STATUS_ALL)(const MPI_Fint *count,
        const MPI_Fint *array_of_requests, bnd_logical *flag, MPI_Fint *array_of_statuses, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_all, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_flag = 0;
    BND_HANDLES_IN(Request, array_of_requests); const unsigned long since = bnd_looking();
    const int result = BND_C(MPI_Request_get_status_all)(*count, c_array_of_requests, &c_flag,
            bnd_statuses(array_of_statuses));
    BND_COMPLETED(c_flag ? BND_ALL : 0, NULL);
    BND_HANDLES_FREE(array_of_requests); bnd_looked_at(array_of_requests, *count, since, completed, completed_which);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
