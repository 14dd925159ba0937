/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Request_get_status_all] through templates/fortran/wrapper.c.j2. */
/* Check whether all requests of a list are complete, freeing none of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Request_get_status_all)
void BND_NAME(request_get_status_all, REQUEST_GET_STATUS_ALL)(const MPI_Fint *count, const MPI_Fint *array_of_requests,
        bnd_logical *flag, MPI_Fint *array_of_statuses, MPI_Fint *ierror);

void BND_NAME(request_get_status_all, REQUEST_GET_STATUS_ALL)(const MPI_Fint *count, const MPI_Fint *array_of_requests,
        bnd_logical *flag, MPI_Fint *array_of_statuses, MPI_Fint *ierror)
{
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_flag = 0;
    BND_HANDLES_IN(Request, array_of_requests);
    const int result = BND_C(Request_get_status_all)(*count, c_array_of_requests, &c_flag,
            bnd_statuses(array_of_statuses));
    BND_HANDLES_FREE(array_of_requests); bnd_looked_at(array_of_requests, *count);
    *flag = BND_LOGICAL(c_flag);
    BND_RETURN(ierror, result);
}
#endif
