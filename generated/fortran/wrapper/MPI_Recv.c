/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Recv] through templates/fortran/wrapper.c.j2. */
/* Receive a message and return once it is in the buffer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Recv)
BND_WRAPPER void BND_NAME(mpi_recv, MPI_RECV)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *source, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_recv)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *source, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Recv, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Recv)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *source, *tag,
            bnd_f2c_Comm(*comm), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_recv, MPI_RECV)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *source, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Recv) && bnd_is_not_sentinel(buf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_recv)(buf, count, datatype, source, tag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Recv)(buf, *count, bnd_inline_f2c_Type(*datatype), *source, *tag,
            bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
