/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Send a message and receive another one into the same buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv_replace_c) || BND_HAS(MPI_Sendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_sendrecv_replace_c, MPI_SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror);

#if BND_HAS(MPI_Sendrecv_replace_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv_replace_c)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Sendrecv_replace_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf,
            buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Sendrecv_replace_c)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_sendrecv_replace_c, MPI_SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
#if BND_HAS(MPI_Sendrecv_replace_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv_replace_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_sendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, comm, status,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype),
            *dest, *sendtag, *source, *recvtag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
#else
    BND_REQUIRE(MPI_Sendrecv_replace, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *count, *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL, MPI_ERR_COUNT, ierror,
            BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf,
            buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Sendrecv_replace)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
