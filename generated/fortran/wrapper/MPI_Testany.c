/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testany] through templates/fortran/wrapper.c.j2. */
/* Check a list of requests without waiting and finish at most one of them. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Testany)
void BND_NAME(mpi_testany, MPI_TESTANY)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *index,
        bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(mpi_testany, MPI_TESTANY)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *index,
        bnd_logical *flag, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Testany, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    int c_index = BND_NO_INDEX;
    int c_flag = 0;
    BND_REQUESTS_IN(array_of_requests, *count);
    const int result = BND_C(MPI_Testany)(*count, c_array_of_requests, &c_index, &c_flag, bnd_status(status));
    BND_COMPLETED(c_flag, &c_index);
    BND_REQUESTS_OUT(array_of_requests, *count);
    BND_INDEX_OUT(index);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
