/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create] through templates/fortran/ilp64.c.j2. */
/* Create a communicator for a subgroup, called by all processes of the parent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create.c"

#if BND_HAS(MPI_Comm_create)
void BND_WIDE_NAME(mpi_comm_create, MPI_COMM_CREATE)(const bnd_default_integer *comm, const bnd_default_integer *group,
        bnd_default_integer *newcomm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_create, MPI_COMM_CREATE)(const bnd_default_integer *comm, const bnd_default_integer *group,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create)(&int_comm, &int_group, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
