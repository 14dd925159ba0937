/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitany] through templates/fortran/wrapper.c.j2. */
/* Block until one request of a list is complete and say which one it was. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Waitany)
void BND_NAME(mpi_waitany, MPI_WAITANY)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *index,
        MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(mpi_waitany, MPI_WAITANY)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *index,
        MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Waitany, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_index = BND_NO_INDEX;
    BND_REQUESTS_IN(array_of_requests, *count);
    const int result = BND_C(MPI_Waitany)(*count, c_array_of_requests, &c_index, bnd_status(status));
    BND_COMPLETED(1, &c_index);
    BND_REQUESTS_OUT(array_of_requests, *count);
    BND_INDEX_OUT(index);
    BND_STORE_IERROR(ierror, result);
}
#endif
