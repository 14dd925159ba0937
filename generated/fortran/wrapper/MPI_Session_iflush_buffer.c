/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_iflush_buffer] through templates/fortran/wrapper.c.j2. */
/* Start flushing the send buffer of a session and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_iflush_buffer)
BND_WRAPPER void BND_NAME(mpi_session_iflush_buffer, MPI_SESSION_IFLUSH_BUFFER)(const bnd_integer *session,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_iflush_buffer)(const bnd_integer *session, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_iflush_buffer, ierror, BND_ON_SESSION, *session);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Session_iflush_buffer)(bnd_f2c_Session(*session), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_session_iflush_buffer, MPI_SESSION_IFLUSH_BUFFER)(const bnd_integer *session,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_iflush_buffer) && bnd_is_inline_f2c_Session(*session),
            BND_SLOW_PATH(mpi_session_iflush_buffer)(session, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Session_iflush_buffer)(bnd_inline_f2c_Session(*session), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
