/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/fortran/wrapper.c.j2. */
/* Build an intercommunicator directly from a local and a remote group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Intercomm_create_from_groups)
BND_WRAPPER void BND_NAME(mpi_intercomm_create_from_groups,
        MPI_INTERCOMM_CREATE_FROM_GROUPS)(const bnd_integer *local_group, const bnd_integer *local_leader,
        const bnd_integer *remote_group, const bnd_integer *remote_leader, const char *stringtag,
        const bnd_integer *info, const bnd_integer *errhandler, bnd_integer *newintercomm, bnd_integer *ierror,
        bnd_length stringtag_len);

BND_WRAPPER void BND_NAME(mpi_intercomm_create_from_groups,
        MPI_INTERCOMM_CREATE_FROM_GROUPS)(const bnd_integer *local_group, const bnd_integer *local_leader,
        const bnd_integer *remote_group, const bnd_integer *remote_leader, const char *stringtag,
        const bnd_integer *info, const bnd_integer *errhandler, bnd_integer *newintercomm, bnd_integer *ierror,
        bnd_length stringtag_len)
{
    BND_REQUIRE(MPI_Intercomm_create_from_groups, ierror, BND_ON_SELF, 0);
    struct bnd_string c_stringtag;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newintercomm, newintercomm, MPI_COMM_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_stringtag, stringtag, stringtag_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Intercomm_create_from_groups)(bnd_f2c_Group(*local_group), *local_leader,
            bnd_f2c_Group(*remote_group), *remote_leader, c_stringtag.text, bnd_f2c_Info(*info),
            bnd_f2c_Errhandler(*errhandler), c_newintercomm);
    bnd_string_free(&c_stringtag);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintercomm, newintercomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
