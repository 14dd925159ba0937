/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_pset_info] through templates/fortran/ilp64.c.j2. */
/* Obtain an info object with the properties of one named process set. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_pset_info.c"

#if BND_HAS(MPI_Session_get_pset_info)
void BND_WIDE_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const bnd_default_integer *session,
        const char *pset_name, bnd_default_integer *info, bnd_default_integer *ierror, bnd_length pset_name_len);

void BND_WIDE_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const bnd_default_integer *session,
        const char *pset_name, bnd_default_integer *info, bnd_default_integer *ierror, bnd_length pset_name_len)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_info = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_pset_info)(&int_session, pset_name, &int_info, &int_ierror, pset_name_len);
    bnd_integer_out(info, int_info);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
