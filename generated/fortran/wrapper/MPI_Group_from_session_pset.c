/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Group_from_session_pset] through templates/fortran/wrapper.c.j2. */
/* Make a group out of the processes in a named process set of a session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Group_from_session_pset)
void BND_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const MPI_Fint *session, const char *pset_name,
        MPI_Fint *newgroup, MPI_Fint *ierror, bnd_length pset_name_len);

void BND_NAME(mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET)(const MPI_Fint *session, const char *pset_name,
        MPI_Fint *newgroup, MPI_Fint *ierror, bnd_length pset_name_len)
{
    BND_REQUIRE(MPI_Group_from_session_pset, PMPI_Session_call_errhandler(bnd_f2c_Session(*session), code));
    struct bnd_string c_pset_name;
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, newgroup, MPI_GROUP_NULL);
    BND_STRING_IN(pset_name, BND_TRIM_TRAILING, pset_name_len, (void)0);
    const int result = BND_C(MPI_Group_from_session_pset)(bnd_f2c_Session(*session), c_pset_name.text,
            BND_HANDLE_ADDRESS(MPI_GROUP, newgroup));
    bnd_string_free(&c_pset_name);
    BND_HANDLE_MADE(MPI_GROUP, Group, newgroup);
    BND_STORE_IERROR(ierror, result);
}
#endif
