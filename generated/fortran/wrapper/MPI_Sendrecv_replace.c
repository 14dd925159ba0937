/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Send a message and receive another one into the same buffer. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Sendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv_replace)(void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Sendrecv_replace, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv_replace) && bnd_is_not_sentinel(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_sendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace)(buf, *count, bnd_inline_f2c_Type(*datatype), *dest, *sendtag,
            *source, *recvtag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
