/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_free] through templates/fortran/wrapper.c.j2. */
/* Mark a communicator for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_free)
BND_WRAPPER void BND_NAME(mpi_comm_free, MPI_COMM_FREE)(bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_free, MPI_COMM_FREE)(bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_comm, comm, bnd_f2c_Comm(*comm));
    const int result = BND_C(MPI_Comm_free)(c_comm);
    BND_HANDLE_COPY_OUT(MPI_COMM, Comm, c_comm, comm);
    BND_STORE_IERROR(ierror, result);
}
#endif
