/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_flush_buffer] through templates/fortran/wrapper.c.j2. */
/* Block until the messages now in the send buffer of a session have been sent. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_flush_buffer)
void BND_NAME(session_flush_buffer, SESSION_FLUSH_BUFFER)(const MPI_Fint *session, MPI_Fint *ierror);

void BND_NAME(session_flush_buffer, SESSION_FLUSH_BUFFER)(const MPI_Fint *session, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Session_flush_buffer)(bnd_f2c_Session(*session)));
}
#endif
