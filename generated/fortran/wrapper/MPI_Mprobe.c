/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/fortran/wrapper.c.j2. */
/* Wait for a matching message and extract a handle reserved for receiving it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Mprobe)
BND_WRAPPER void BND_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *message, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_mprobe)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *message, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Mprobe, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, MPI_MESSAGE_NULL);
    const int result = BND_C(MPI_Mprobe)(*source, *tag, bnd_f2c_Comm(*comm), c_message, bnd_status(status));
    BND_HANDLE_CREATED(MPI_MESSAGE, Message, c_message, message, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *message, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Mprobe) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_mprobe)(source,
            tag, comm, message, status, ierror));
    BND_HANDLE_UNSET(MPI_MESSAGE, MPI_Message, c_message, message);
    const int result = BND_C(MPI_Mprobe)(*source, *tag, bnd_inline_f2c_Comm(*comm), c_message, bnd_status(status));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_MESSAGE, Message, c_message, message, result);
}
#endif
