/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Send a message and receive another one into the same buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv_replace)(const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Sendrecv_replace, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(d_buf, buf, *count, bnd_f2c_Type(*datatype), *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL,
            pending, (void)0, ierror, BND_ON_COMM, *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE,
            BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype));
    const int result = BND_C(MPI_Sendrecv_replace)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status));
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_sendrecv_replace, MPI_SENDRECV_REPLACE)(const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv_replace) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_sendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
