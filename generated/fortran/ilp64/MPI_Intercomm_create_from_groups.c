/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_create_from_groups] through templates/fortran/ilp64.c.j2. */
/* Build an intercommunicator directly from a local and a remote group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Intercomm_create_from_groups.c"

#if BND_HAS(MPI_Intercomm_create_from_groups)
void BND_WIDE_NAME(mpi_intercomm_create_from_groups,
        MPI_INTERCOMM_CREATE_FROM_GROUPS)(const bnd_default_integer *local_group,
        const bnd_default_integer *local_leader, const bnd_default_integer *remote_group,
        const bnd_default_integer *remote_leader, const char *stringtag, const bnd_default_integer *info,
        const bnd_default_integer *errhandler, bnd_default_integer *newintercomm, bnd_default_integer *ierror,
        bnd_length stringtag_len);

void BND_WIDE_NAME(mpi_intercomm_create_from_groups,
        MPI_INTERCOMM_CREATE_FROM_GROUPS)(const bnd_default_integer *local_group,
        const bnd_default_integer *local_leader, const bnd_default_integer *remote_group,
        const bnd_default_integer *remote_leader, const char *stringtag, const bnd_default_integer *info,
        const bnd_default_integer *errhandler, bnd_default_integer *newintercomm, bnd_default_integer *ierror,
        bnd_length stringtag_len)
{
    BND_NARROW_CHECK(bnd_integer, *local_leader, 1, MPI_ERR_RANK, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *remote_leader, 1, MPI_ERR_RANK, ierror, BND_ON_SELF, 0);
    const bnd_integer int_local_group = bnd_integer_handle(*local_group);
    const bnd_integer int_local_leader = BND_NARROWED(bnd_integer, *local_leader);
    const bnd_integer int_remote_group = bnd_integer_handle(*remote_group);
    const bnd_integer int_remote_leader = BND_NARROWED(bnd_integer, *remote_leader);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_newintercomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_intercomm_create_from_groups)(&int_local_group, &int_local_leader, &int_remote_group,
            &int_remote_leader, stringtag, &int_info, &int_errhandler, &int_newintercomm, &int_ierror, stringtag_len);
    bnd_integer_out(newintercomm, int_newintercomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
