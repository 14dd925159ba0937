/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Neighbor_allgather_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for an equal-block gather among neighbours. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Neighbor_allgather_init_c) || BND_HAS(MPI_Neighbor_allgather_init)
BND_WRAPPER void BND_NAME(mpi_neighbor_allgather_init_c, MPI_NEIGHBOR_ALLGATHER_INIT_C)(const void *sendbuf,
        const MPI_Count *sendcount, const bnd_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_integer *recvtype, const bnd_integer *comm, const bnd_integer *info, bnd_integer *request,
        bnd_integer *ierror);

#if BND_HAS(MPI_Neighbor_allgather_init_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_neighbor_allgather_init_c)(const void *sendbuf, const MPI_Count *sendcount,
        const bnd_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount, const bnd_integer *recvtype,
        const bnd_integer *comm, const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Neighbor_allgather_init_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, !bnd_is_passed_on(sendbuf), bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, !bnd_is_passed_on(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, *sendcount, bnd_f2c_Type(*sendtype),
            out_degree_comm != 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_IN, 1, *sendcount, *sendcount,
            bnd_f2c_Type(*sendtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, in_degree_comm, *recvcount,
            *recvcount, bnd_f2c_Type(*recvtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Neighbor_allgather_init_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_neighbor_allgather_init_c, MPI_NEIGHBOR_ALLGATHER_INIT_C)(const void *sendbuf,
        const MPI_Count *sendcount, const bnd_integer *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const bnd_integer *recvtype, const bnd_integer *comm, const bnd_integer *info, bnd_integer *request,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Neighbor_allgather_init_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Neighbor_allgather_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_neighbor_allgather_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Neighbor_allgather_init_c)(bnd_base(sendbuf), *sendcount,
            bnd_inline_f2c_Type(*sendtype), bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype),
            bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
#else
    BND_REQUIRE(MPI_Neighbor_allgather_init, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, !BND_IS_REPRESENTABLE(int, *sendcount) || !bnd_is_passed_on(sendbuf),
            bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, !bnd_is_passed_on(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    BND_NARROW_CHECK(int, *sendcount, out_degree_comm != 0, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *recvcount, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, BND_NARROWED(int, *sendcount), bnd_f2c_Type(*sendtype),
            out_degree_comm != 0)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_sendbuf, sendbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_IN, 1, *sendcount, *sendcount,
            bnd_f2c_Type(*sendtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, BND_NARROWED(int, *recvcount), bnd_f2c_Type(*recvtype),
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_recvbuf, recvbuf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, in_degree_comm, *recvcount,
            *recvcount, bnd_f2c_Type(*recvtype)), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Neighbor_allgather_init)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
