/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a prefix reduction that excludes the caller. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Exscan_init_c) || BND_HAS(MPI_Exscan_init)
BND_WRAPPER void BND_NAME(mpi_exscan_init_c, MPI_EXSCAN_INIT_C)(const void *sendbuf, const void *recvbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

#if BND_HAS(MPI_Exscan_init_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_exscan_init_c)(const void *sendbuf, const void *recvbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Exscan_init_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, rank_comm, !bnd_is_passed_on(recvbuf) && !bnd_is_in_place(bnd_base(sendbuf)),
            bnd_rank(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_IN, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            bnd_is_in_place(bnd_base(sendbuf)) ||
            rank_comm != 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Exscan_init_c)(d_sendbuf.address, d_recvbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_exscan_init_c, MPI_EXSCAN_INIT_C)(const void *sendbuf, const void *recvbuf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Exscan_init_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Exscan_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_exscan_init_c)(sendbuf,
            recvbuf, count, datatype, op, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Exscan_init_c)(bnd_base(sendbuf), bnd_base(recvbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Exscan_init, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, rank_comm, !bnd_is_passed_on(recvbuf) && !bnd_is_in_place(bnd_base(sendbuf)),
            bnd_rank(bnd_f2c_Comm(*comm)));
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_IN, 1, *count, *count, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0,
            ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            bnd_is_in_place(bnd_base(sendbuf)) ||
            rank_comm != 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Exscan_init)(d_sendbuf.address, d_recvbuf.address, BND_NARROWED(int, *count),
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
