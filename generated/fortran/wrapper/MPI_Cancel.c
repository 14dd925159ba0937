/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Cancel] through templates/fortran/wrapper.c.j2. */
/* Ask for a pending communication to be cancelled, without waiting for the outcome. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cancel)
BND_WRAPPER void BND_NAME(mpi_cancel, MPI_CANCEL)(const bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_cancel, MPI_CANCEL)(const bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cancel, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, bnd_f2c_Request(*request));
    const int result = BND_C(MPI_Cancel)(c_request);
    bnd_request_cancelled(*request, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
