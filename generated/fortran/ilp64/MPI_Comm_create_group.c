/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/fortran/ilp64.c.j2. */
/* Create a communicator for a subgroup, called only by that group, with a tag. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create_group.c"

#if BND_HAS(MPI_Comm_create_group)
void BND_WIDE_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_default_integer *comm,
        const bnd_default_integer *group, const bnd_default_integer *tag, bnd_default_integer *newcomm,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_default_integer *comm,
        const bnd_default_integer *group, const bnd_default_integer *tag, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_group = bnd_integer_handle(*group);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create_group)(&int_comm, &int_group, &int_tag, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
