/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_group] through templates/fortran/ilp64.c.j2. */
/* Return the local group of a communicator as a group handle. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_group.c"

#if BND_HAS(MPI_Comm_group)
void BND_WIDE_NAME(mpi_comm_group, MPI_COMM_GROUP)(const bnd_default_integer *comm, bnd_default_integer *group,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_group, MPI_COMM_GROUP)(const bnd_default_integer *comm, bnd_default_integer *group,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_group = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_group)(&int_comm, &int_group, &int_ierror);
    bnd_integer_out(group, int_group);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
