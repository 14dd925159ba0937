/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive that share one buffer and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Isendrecv_replace_c) || BND_HAS(MPI_Isendrecv_replace)
BND_WRAPPER void BND_NAME(mpi_isendrecv_replace_c, MPI_ISENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

#if BND_HAS(MPI_Isendrecv_replace_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv_replace_c)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Isendrecv_replace_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf,
            buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_REPLACE, BND_BOUNCE_INOUT, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv_replace_c)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_isendrecv_replace_c, MPI_ISENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag, const bnd_integer *source,
        const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Isendrecv_replace_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv_replace_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_isendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, comm, request,
            ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv_replace_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Isendrecv_replace, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *count, *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL, MPI_ERR_COUNT, ierror,
            BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL || *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf,
            buf, BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_REPLACE, BND_BOUNCE_INOUT, 1, *count, *count,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv_replace)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
