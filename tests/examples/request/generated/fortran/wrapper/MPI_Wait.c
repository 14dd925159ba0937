/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/fortran/wrapper.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Wait)
void BND_NAME(mpi_wait, MPI_WAIT)(MPI_Fint *request, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_wait)(MPI_Fint *request, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Wait, bnd_raise(code));
    BND_REQUEST_IN(request);
    const int result = BND_C(MPI_Wait)(BND_HANDLE_ADDRESS(MPI_REQUEST, request), bnd_status(status));
    BND_COMPLETED(BND_ALL, NULL);
    BND_REQUEST_OUT(request);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_wait, MPI_WAIT)(MPI_Fint *request, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Wait) && BND_REQUEST_IS_PLAIN(request), BND_SLOW_PATH(mpi_wait)(request,
            status, ierror));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, PMPI_Request_f2c(*request));
    const int result = BND_C(MPI_Wait)(BND_HANDLE_ADDRESS(MPI_REQUEST, request), bnd_status(status));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_BACK(MPI_REQUEST, Request, request);
}
#endif
