/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_info] through templates/fortran/ilp64.c.j2. */
/* Obtain a new info object holding the hints in use for a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_info.c"

#if BND_HAS(MPI_Session_get_info)
void BND_WIDE_NAME(mpi_session_get_info, MPI_SESSION_GET_INFO)(const bnd_default_integer *session,
        bnd_default_integer *info_used, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_get_info, MPI_SESSION_GET_INFO)(const bnd_default_integer *session,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_info_used = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_info)(&int_session, &int_info_used, &int_ierror);
    bnd_integer_out(info_used, int_info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
