/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_disconnect] through templates/fortran/wrapper.c.j2. */
/* Free a communicator after waiting for its pending communication. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_disconnect)
BND_WRAPPER void BND_NAME(mpi_comm_disconnect, MPI_COMM_DISCONNECT)(bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_disconnect, MPI_COMM_DISCONNECT)(bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_disconnect, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm, comm, bnd_f2c_Comm(*comm));
    const int result = BND_C(MPI_Comm_disconnect)(c_comm);
    BND_HANDLE_COPY_OUT(MPI_COMM, Comm, c_comm, comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
