/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/fortran/ilp64.c.j2. */
/* Make a group out of the processes in a named process set of a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_from_session_pset.c"

#if BND_HAS(MPI_Group_from_session_pset)
void BND_WIDE_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const bnd_default_integer *session,
        const char *pset_name, bnd_default_integer *newgroup, bnd_default_integer *ierror, bnd_length pset_name_len);

void BND_WIDE_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const bnd_default_integer *session,
        const char *pset_name, bnd_default_integer *newgroup, bnd_default_integer *ierror, bnd_length pset_name_len)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_newgroup = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_from_session_pset)(&int_session, pset_name, &int_newgroup, &int_ierror, pset_name_len);
    bnd_integer_out(newgroup, int_newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
