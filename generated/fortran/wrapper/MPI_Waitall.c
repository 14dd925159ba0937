/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitall] through templates/fortran/wrapper.c.j2. */
/* Block until every request of a list is complete. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Waitall)
void BND_NAME(mpi_waitall, MPI_WAITALL)(const MPI_Fint *count, MPI_Fint *array_of_requests,
        MPI_Fint *array_of_statuses, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_waitall)(const MPI_Fint *count, MPI_Fint *array_of_requests,
        MPI_Fint *array_of_statuses, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Waitall, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Request, array_of_requests, *count);
    BND_REQUESTS_IN(array_of_requests, *count);
    const int result = BND_C(MPI_Waitall)(*count, c_array_of_requests, bnd_statuses(array_of_statuses));
    BND_COMPLETED(BND_ALL, NULL);
    BND_REQUESTS_OUT(array_of_requests, *count);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_waitall, MPI_WAITALL)(const MPI_Fint *count, MPI_Fint *array_of_requests,
        MPI_Fint *array_of_statuses, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Waitall) && BND_REQUESTS_ARE_PLAIN, BND_SLOW_PATH(mpi_waitall)(count,
            array_of_requests, array_of_statuses, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Waitall)(*count, (MPI_Request *)array_of_requests,
            bnd_statuses(array_of_statuses)));
}
#endif
