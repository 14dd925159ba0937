/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/fortran/wrapper.c.j2. */
/* Build an intercommunicator directly from a local and a remote group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Intercomm_create_from_groups)
void BND_NAME(mpi_intercomm_create_from_groups, MPI_INTERCOMM_CREATE_FROM_GROUPS)(const MPI_Fint *local_group,
        const MPI_Fint *local_leader, const MPI_Fint *remote_group, const MPI_Fint *remote_leader,
        const char *stringtag, const MPI_Fint *info, const MPI_Fint *errhandler, MPI_Fint *newintercomm,
        MPI_Fint *ierror, bnd_length stringtag_len);

void BND_NAME(mpi_intercomm_create_from_groups, MPI_INTERCOMM_CREATE_FROM_GROUPS)(const MPI_Fint *local_group,
        const MPI_Fint *local_leader, const MPI_Fint *remote_group, const MPI_Fint *remote_leader,
        const char *stringtag, const MPI_Fint *info, const MPI_Fint *errhandler, MPI_Fint *newintercomm,
        MPI_Fint *ierror, bnd_length stringtag_len)
{
    BND_REQUIRE(MPI_Intercomm_create_from_groups, bnd_raise(code));
    struct bnd_string c_stringtag;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newintercomm, MPI_COMM_NULL);
    BND_STRING_IN(stringtag, BND_TRIM_TRAILING, stringtag_len, (void)0);
    const int result = BND_C(MPI_Intercomm_create_from_groups)(bnd_f2c_Group(*local_group), *local_leader,
            bnd_f2c_Group(*remote_group), *remote_leader, c_stringtag.text, bnd_f2c_Info(*info),
            bnd_f2c_Errhandler(*errhandler), BND_HANDLE_ADDRESS(MPI_COMM, newintercomm));
    bnd_string_free(&c_stringtag);
    BND_HANDLE_MADE(MPI_COMM, Comm, newintercomm);
    BND_STORE_IERROR(ierror, result);
}
#endif
