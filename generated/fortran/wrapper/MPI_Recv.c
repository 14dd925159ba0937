/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv] through templates/fortran/wrapper.c.j2. */
/* Receive a message and return once it is in the buffer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Recv)
BND_WRAPPER void BND_NAME(mpi_recv, MPI_RECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_recv)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Recv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Recv)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *source, *tag,
            bnd_f2c_Comm(*comm), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_recv, MPI_RECV)(void *buf, const bnd_integer *count, const bnd_integer *datatype,
        const bnd_integer *source, const bnd_integer *tag, const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Recv) && bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_recv)(buf, count, datatype, source, tag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Recv)(buf, *count, bnd_inline_f2c_Type(*datatype), *source, *tag,
            bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
