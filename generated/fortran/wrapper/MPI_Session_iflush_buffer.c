/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_iflush_buffer] through templates/fortran/wrapper.c.j2. */
/* Start flushing the send buffer of a session and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_iflush_buffer)
void BND_NAME(session_iflush_buffer, SESSION_IFLUSH_BUFFER)(const MPI_Fint *session, MPI_Fint *request,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(session_iflush_buffer)(const MPI_Fint *session, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Session_iflush_buffer)(bnd_f2c_Session(*session), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(session_iflush_buffer, SESSION_IFLUSH_BUFFER)(const MPI_Fint *session, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Session(*session), BND_OTHERWISE(session_iflush_buffer)(session, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Session_iflush_buffer)(bnd_known_as_Session(*session), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
