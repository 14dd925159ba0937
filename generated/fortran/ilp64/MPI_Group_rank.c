/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_rank] through templates/fortran/ilp64.c.j2. */
/* Return the rank of the calling process in a group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_rank.c"

#if BND_HAS(MPI_Group_rank)
void BND_WIDE_NAME(mpi_group_rank, MPI_GROUP_RANK)(const bnd_default_integer *group, bnd_default_integer *rank,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_group_rank, MPI_GROUP_RANK)(const bnd_default_integer *group, bnd_default_integer *rank,
        bnd_default_integer *ierror)
{
    const bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_rank = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_rank)(&int_group, &int_rank, &int_ierror);
    bnd_integer_out(rank, int_rank);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
