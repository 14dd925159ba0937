/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/fortran/wrapper.c.j2. */
/* Make a group out of the processes in a named process set of a session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_from_session_pset)
BND_WRAPPER void BND_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const bnd_integer *session,
        const char *pset_name, bnd_integer *newgroup, bnd_integer *ierror, bnd_length pset_name_len);

BND_WRAPPER void BND_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const bnd_integer *session,
        const char *pset_name, bnd_integer *newgroup, bnd_integer *ierror, bnd_length pset_name_len)
{
    BND_REQUIRE(MPI_Group_from_session_pset, ierror, BND_ON_SESSION, *session);
    struct bnd_string c_pset_name;
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_newgroup, newgroup, MPI_GROUP_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_pset_name, pset_name, pset_name_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Group_from_session_pset)(bnd_f2c_Session(*session), c_pset_name.text, c_newgroup);
    bnd_string_free(&c_pset_name);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
