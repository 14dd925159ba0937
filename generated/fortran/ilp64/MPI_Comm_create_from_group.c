/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/fortran/ilp64.c.j2. */
/* Build an intracommunicator directly from a group, without a parent communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create_from_group.c"

#if BND_HAS(MPI_Comm_create_from_group)
void BND_WIDE_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const bnd_default_integer *group,
        const char *stringtag, const bnd_default_integer *info, const bnd_default_integer *errhandler,
        bnd_default_integer *newcomm, bnd_default_integer *ierror, bnd_length stringtag_len);

void BND_WIDE_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const bnd_default_integer *group,
        const char *stringtag, const bnd_default_integer *info, const bnd_default_integer *errhandler,
        bnd_default_integer *newcomm, bnd_default_integer *ierror, bnd_length stringtag_len)
{
    const bnd_integer int_group = bnd_integer_handle(*group);
    const bnd_integer int_info = bnd_integer_handle(*info);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create_from_group)(&int_group, stringtag, &int_info, &int_errhandler, &int_newcomm, &int_ierror,
            stringtag_len);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
