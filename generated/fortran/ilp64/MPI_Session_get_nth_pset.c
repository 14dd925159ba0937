/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_nth_pset] through templates/fortran/ilp64.c.j2. */
/* Return the name of the process set with a given index in a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_nth_pset.c"

#if BND_HAS(MPI_Session_get_nth_pset)
void BND_WIDE_NAME(mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET)(const bnd_default_integer *session,
        const bnd_default_integer *info, const bnd_default_integer *n, bnd_default_integer *pset_len, char *pset_name,
        bnd_default_integer *ierror, bnd_length pset_name_len);

void BND_WIDE_NAME(mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET)(const bnd_default_integer *session,
        const bnd_default_integer *info, const bnd_default_integer *n, bnd_default_integer *pset_len, char *pset_name,
        bnd_default_integer *ierror, bnd_length pset_name_len)
{
    BND_NARROW_CHECK(bnd_integer, *n, 1, MPI_ERR_ARG, ierror, BND_ON_SESSION, *session);
    BND_NARROW_CHECK(bnd_integer, *pset_len, 1, MPI_ERR_ARG, ierror, BND_ON_SESSION, *session);
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_n = BND_NARROWED(bnd_integer, *n);
    bnd_integer int_pset_len = BND_NARROWED(bnd_integer, *pset_len);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_nth_pset)(&int_session, &int_info, &int_n, &int_pset_len, pset_name, &int_ierror,
            pset_name_len);
    bnd_integer_inout(pset_len, int_pset_len, BND_NARROWED(bnd_integer, *pset_len));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
