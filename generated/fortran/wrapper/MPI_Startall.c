/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Startall] through templates/fortran/wrapper.c.j2. */
/* Activate every persistent or partitioned request in a list. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Startall)
void BND_NAME(mpi_startall, MPI_STARTALL)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *ierror);

void BND_NAME(mpi_startall, MPI_STARTALL)(const MPI_Fint *count, MPI_Fint *array_of_requests, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Startall, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    BND_HANDLES_IN(Request, array_of_requests); bnd_start(array_of_requests, *count);
    const int result = BND_C(MPI_Startall)(*count, c_array_of_requests);
    BND_HANDLES_OUT(Request, array_of_requests, *count); bnd_started(array_of_requests, *count, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
