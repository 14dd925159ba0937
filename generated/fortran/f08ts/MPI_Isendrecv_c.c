/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive with separate buffers and return one request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Isendrecv_c) || BND_HAS(MPI_Isendrecv)
BND_WRAPPER void BND_NAME(mpi_isendrecv_c, MPI_ISENDRECV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const bnd_integer *recvtype, const bnd_integer *source, const bnd_integer *recvtag,
        const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror);

#if BND_HAS(MPI_Isendrecv_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv_c)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const bnd_integer *recvtype, const bnd_integer *source, const bnd_integer *recvtag,
        const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Isendrecv_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype),
            *dest != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_IN, 1, *sendcount, *sendcount,
            bnd_f2c_Type(*sendtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype),
            *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, 1, *recvcount, *recvcount,
            bnd_f2c_Type(*recvtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, *dest, *sendtag,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *source, *recvtag, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_isendrecv_c, MPI_ISENDRECV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_integer *sendtype, const bnd_integer *dest, const bnd_integer *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const bnd_integer *recvtype, const bnd_integer *source, const bnd_integer *recvtag,
        const bnd_integer *comm, bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Isendrecv_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_isendrecv_c)(sendbuf,
            sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv_c)(bnd_base(sendbuf), *sendcount, bnd_inline_f2c_Type(*sendtype), *dest,
            *sendtag, bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), *source, *recvtag,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Isendrecv, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *sendcount, *dest != MPI_PROC_NULL, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *recvcount, *source != MPI_PROC_NULL, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, BND_NARROWED(int, *sendcount), bnd_f2c_Type(*sendtype),
            *dest != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_IN, 1, *sendcount, *sendcount,
            bnd_f2c_Type(*sendtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, BND_NARROWED(int, *recvcount), bnd_f2c_Type(*recvtype),
            *source != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, 1, *recvcount, *recvcount,
            bnd_f2c_Type(*recvtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, *dest, *sendtag,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *source, *recvtag, bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
