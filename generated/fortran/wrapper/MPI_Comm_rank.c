/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_rank] through templates/fortran/wrapper.c.j2. */
/* Return the rank of the calling process in a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_rank)
void BND_NAME(comm_rank, COMM_RANK)(const MPI_Fint *comm, MPI_Fint *rank, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(comm_rank)(const MPI_Fint *comm, MPI_Fint *rank, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_rank)(bnd_f2c_Comm(*comm), rank));
}

void BND_NAME(comm_rank, COMM_RANK)(const MPI_Fint *comm, MPI_Fint *rank, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(comm_rank)(comm, rank, ierror));
    BND_RETURN(ierror, BND_C(Comm_rank)(bnd_known_as_Comm(*comm), rank));
}
#endif
