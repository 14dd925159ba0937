/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_attach_buffer)
BND_WRAPPER void BND_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_integer *comm, void *buffer,
        const bnd_integer *size, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_attach_buffer)(const bnd_integer *comm, void *buffer,
        const bnd_integer *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_attach_buffer, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_attach_buffer)(bnd_f2c_Comm(*comm), bnd_buffer(buffer), *size));
}

BND_WRAPPER void BND_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_integer *comm, void *buffer,
        const bnd_integer *size, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_attach_buffer) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_not_sentinel(buffer), BND_SLOW_PATH(mpi_comm_attach_buffer)(comm, buffer, size, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_attach_buffer)(bnd_inline_f2c_Comm(*comm), buffer, *size));
}
#endif
