/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Startall] through templates/fortran/wrapper.c.j2. */
/* Activate every persistent or partitioned request in a list. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Startall)
BND_WRAPPER void BND_NAME(mpi_startall, MPI_STARTALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_startall, MPI_STARTALL)(const bnd_integer *count, bnd_integer *array_of_requests,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Startall, ierror, BND_ON_SELF, 0);
    BND_HANDLE_ARRAY_IN(Request, MPI_Request, c_array_of_requests, array_of_requests, *count, (void)0, ierror);
    if (bnd_any_pending()) bnd_requests_starting(array_of_requests, *count);
    const int result = BND_C(MPI_Startall)(*count, c_array_of_requests);
    BND_HANDLE_ARRAY_OUT(Request, c_array_of_requests, array_of_requests, *count);
    if (bnd_any_pending()) bnd_requests_started(array_of_requests, *count, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
