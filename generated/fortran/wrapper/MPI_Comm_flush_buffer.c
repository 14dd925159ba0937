/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_flush_buffer] through templates/fortran/wrapper.c.j2. */
/* Block until the messages now in the send buffer of a communicator have been sent. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_flush_buffer)
BND_WRAPPER void BND_NAME(mpi_comm_flush_buffer, MPI_COMM_FLUSH_BUFFER)(const bnd_integer *comm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_flush_buffer)(const bnd_integer *comm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_flush_buffer, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_flush_buffer)(bnd_f2c_Comm(*comm)));
}

BND_WRAPPER void BND_NAME(mpi_comm_flush_buffer, MPI_COMM_FLUSH_BUFFER)(const bnd_integer *comm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_flush_buffer) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_flush_buffer)(comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_flush_buffer)(bnd_inline_f2c_Comm(*comm)));
}
#endif
