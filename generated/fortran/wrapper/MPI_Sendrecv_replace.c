/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Send a message and receive another one into the same buffer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Sendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv_replace)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Sendrecv_replace, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(void *buf, const bnd_integer *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv_replace) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_sendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *sendtag,
            *source, *recvtag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
