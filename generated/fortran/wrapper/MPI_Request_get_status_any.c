/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/fortran/wrapper.c.j2. */
/* Check whether any request of a list is complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_any)
void BND_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const MPI_Fint *count,
        const MPI_Fint *array_of_requests, MPI_Fint *index, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(mpi_request_get_status_any, MPI_REQUEST_GET_STATUS_ANY)(const MPI_Fint *count,
        const MPI_Fint *array_of_requests, MPI_Fint *index, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Request_get_status_any, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_index = BND_NO_INDEX;
    int c_flag = 0;
    BND_HANDLES_IN(Request, array_of_requests); const unsigned long since = bnd_looking();
    const int result = BND_C(MPI_Request_get_status_any)(*count, c_array_of_requests, &c_index, &c_flag,
            bnd_status(status));
    BND_COMPLETED(c_flag, &c_index);
    BND_HANDLES_FREE(array_of_requests); bnd_looked_at(array_of_requests, *count, since, completed, completed_which);
    BND_INDEX_OUT(index);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
