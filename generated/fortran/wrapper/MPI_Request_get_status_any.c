/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_any] through templates/fortran/wrapper.c.j2. */
/* Check whether any request of a list is complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_any)
void BND_NAME(request_get_status_any, REQUEST_GET_STATUS_ANY)(const MPI_Fint *count, const MPI_Fint *array_of_requests,
        MPI_Fint *index, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(request_get_status_any, REQUEST_GET_STATUS_ANY)(const MPI_Fint *count, const MPI_Fint *array_of_requests,
        MPI_Fint *index, bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_flag = 0;
    BND_HANDLES_IN(Request, array_of_requests);
    const int result = BND_C(Request_get_status_any)(*count, c_array_of_requests, index, &c_flag, bnd_status(status));
    BND_HANDLES_FREE(array_of_requests); bnd_looked_at(array_of_requests, *count);
    bnd_count_from_one(index, 1);
    *flag = BND_LOGICAL(c_flag);
    BND_RETURN(ierror, result);
}
#endif
