/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_get_parent] through templates/fortran/wrapper.c.j2. */
/* Return the intercommunicator to the processes that spawned the caller. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_get_parent)
BND_WRAPPER void BND_NAME(mpi_comm_get_parent, MPI_COMM_GET_PARENT)(bnd_integer *parent, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_get_parent, MPI_COMM_GET_PARENT)(bnd_integer *parent, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_get_parent, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_parent, parent, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_get_parent)(c_parent);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_parent, parent, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
