/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Testsome] through templates/fortran/wrapper.c.j2. */
/* Finish those requests of a list that are already complete, without waiting. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Testsome)
void BND_NAME(mpi_testsome, MPI_TESTSOME)(const MPI_Fint *incount, MPI_Fint *array_of_requests, MPI_Fint *outcount,
        MPI_Fint *array_of_indices, MPI_Fint *array_of_statuses, MPI_Fint *ierror);

void BND_NAME(mpi_testsome, MPI_TESTSOME)(const MPI_Fint *incount, MPI_Fint *array_of_requests, MPI_Fint *outcount,
        MPI_Fint *array_of_indices, MPI_Fint *array_of_statuses, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Testsome, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *incount);
    BND_REQUESTS_IN(array_of_requests, *incount);
    const int result = BND_C(MPI_Testsome)(*incount, c_array_of_requests, outcount, array_of_indices,
            bnd_statuses(array_of_statuses));
    BND_COMPLETED_SOME(*outcount, array_of_indices);
    BND_REQUESTS_OUT(array_of_requests, *incount);
    bnd_count_from_one(array_of_indices, is_listed ? *outcount : 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
