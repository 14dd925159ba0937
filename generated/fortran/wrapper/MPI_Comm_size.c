/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of processes in the local group of a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_size)
void BND_NAME(comm_size, COMM_SIZE)(const MPI_Fint *comm, MPI_Fint *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(comm_size)(const MPI_Fint *comm, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_size)(bnd_f2c_Comm(*comm), size));
}

void BND_NAME(comm_size, COMM_SIZE)(const MPI_Fint *comm, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(comm_size)(comm, size, ierror));
    BND_RETURN(ierror, BND_C(Comm_size)(bnd_known_as_Comm(*comm), size));
}
#endif
