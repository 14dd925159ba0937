/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_num_psets] through templates/fortran/ilp64.c.j2. */
/* Count the process sets that are available to a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_num_psets.c"

#if BND_HAS(MPI_Session_get_num_psets)
void BND_WIDE_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_default_integer *session,
        const bnd_default_integer *info, bnd_default_integer *npset_names, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_default_integer *session,
        const bnd_default_integer *info, bnd_default_integer *npset_names, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_npset_names = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_num_psets)(&int_session, &int_info, &int_npset_names, &int_ierror);
    bnd_integer_out(npset_names, int_npset_names);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
