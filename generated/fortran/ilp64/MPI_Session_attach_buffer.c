/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/fortran/ilp64.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Session_attach_buffer_c.c"

#if BND_HAS(MPI_Session_attach_buffer_c)
void BND_WIDE_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_default_integer *session,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_default_integer *session,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_attach_buffer_c)(&int_session, buffer, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
