/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_attach_buffer)
void BND_NAME(session_attach_buffer, SESSION_ATTACH_BUFFER)(const MPI_Fint *session, void *buffer,
        const MPI_Fint *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(session_attach_buffer)(const MPI_Fint *session, void *buffer, const MPI_Fint *size,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Session_attach_buffer)(bnd_f2c_Session(*session), bnd_buffer(buffer), *size));
}

void BND_NAME(session_attach_buffer, SESSION_ATTACH_BUFFER)(const MPI_Fint *session, void *buffer,
        const MPI_Fint *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Session(*session), BND_OTHERWISE(session_attach_buffer)(session, buffer, size, ierror));
    BND_RETURN(ierror, BND_C(Session_attach_buffer)(bnd_known_as_Session(*session), bnd_buffer(buffer), *size));
}
#endif
