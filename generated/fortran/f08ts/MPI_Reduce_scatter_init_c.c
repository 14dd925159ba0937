/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_scatter_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a reduction scattered in varying-size pieces. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce_scatter_init_c) || BND_HAS(MPI_Reduce_scatter_init)
BND_WRAPPER void BND_NAME(mpi_reduce_scatter_init_c, MPI_REDUCE_SCATTER_INIT_C)(const void *sendbuf,
        const void *recvbuf, MPI_Count *recvcounts, const bnd_integer *datatype, const bnd_integer *op,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror);

#if BND_HAS(MPI_Reduce_scatter_init_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_reduce_scatter_init_c)(const void *sendbuf, const void *recvbuf,
        MPI_Count *recvcounts, const bnd_integer *datatype, const bnd_integer *op, const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Reduce_scatter_init_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, size_comm,
            !bnd_is_passed_on(sendbuf) || (!bnd_is_passed_on(recvbuf) && bnd_is_in_place(bnd_base(sendbuf))),
            bnd_size(bnd_f2c_Comm(*comm)));
    BND_QUERY(MPI_Count, sum_recvcounts,
            !bnd_is_passed_on(sendbuf) || (!bnd_is_passed_on(recvbuf) && bnd_is_in_place(bnd_base(sendbuf))),
            bnd_sum(recvcounts, sizeof *recvcounts, size_comm));
    BND_QUERY(MPI_Count, own_recvcounts, !bnd_is_passed_on(recvbuf), bnd_own(recvcounts, sizeof *recvcounts,
            bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_IN, 1, sum_recvcounts, sum_recvcounts, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm),
            (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, bnd_is_in_place(bnd_base(sendbuf)) ? sum_recvcounts : own_recvcounts, own_recvcounts,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Reduce_scatter_init_c)(d_sendbuf.address, d_recvbuf.address, recvcounts,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_reduce_scatter_init_c, MPI_REDUCE_SCATTER_INIT_C)(const void *sendbuf,
        const void *recvbuf, MPI_Count *recvcounts, const bnd_integer *datatype, const bnd_integer *op,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Reduce_scatter_init_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Reduce_scatter_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_reduce_scatter_init_c)(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request,
            ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Reduce_scatter_init_c)(bnd_base(sendbuf), bnd_base(recvbuf), recvcounts,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Reduce_scatter_init, ierror, BND_ON_COMM, *comm);
    const int size_comm = bnd_size(bnd_f2c_Comm(*comm));
    BND_QUERY(MPI_Count, sum_recvcounts,
            !bnd_is_passed_on(sendbuf) || (!bnd_is_passed_on(recvbuf) && bnd_is_in_place(bnd_base(sendbuf))),
            bnd_sum(recvcounts, sizeof *recvcounts, size_comm));
    BND_QUERY(MPI_Count, own_recvcounts, !bnd_is_passed_on(recvbuf), bnd_own(recvcounts, sizeof *recvcounts,
            bnd_f2c_Comm(*comm)));
    const long c_recvcounts_count = size_comm;
    BND_NARROW_CHECK_ARRAY(int, recvcounts, c_recvcounts_count, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_IN, 1, sum_recvcounts, sum_recvcounts, bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm),
            (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_INOUT, 1, bnd_is_in_place(bnd_base(sendbuf)) ? sum_recvcounts : own_recvcounts, own_recvcounts,
            bnd_f2c_Type(*datatype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    BND_NARROW_PENDING_ARRAY(int, c_recvcounts, recvcounts, pending, bnd_pending_release(pending), ierror);
    const int result = BND_C(MPI_Reduce_scatter_init)(d_sendbuf.address, d_recvbuf.address, c_recvcounts,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
