/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_remote_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of processes in the remote group of an intercommunicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_remote_size)
BND_WRAPPER void BND_NAME(mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE)(const bnd_integer *comm, bnd_integer *size,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_remote_size)(const bnd_integer *comm, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_remote_size, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_remote_size)(bnd_f2c_Comm(*comm), size));
}

BND_WRAPPER void BND_NAME(mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE)(const bnd_integer *comm, bnd_integer *size,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_remote_size) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_remote_size)(comm, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_remote_size)(bnd_inline_f2c_Comm(*comm), size));
}
#endif
