/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_join] through templates/fortran/wrapper.c.j2. */
/* Build an intercommunicator between two processes that share a socket. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_join)
BND_WRAPPER void BND_NAME(mpi_comm_join, MPI_COMM_JOIN)(const bnd_integer *fd, bnd_integer *intercomm,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_join, MPI_COMM_JOIN)(const bnd_integer *fd, bnd_integer *intercomm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_join, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_intercomm, intercomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_join)(*fd, c_intercomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_intercomm, intercomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
