/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_alltoallv] through templates/fortran/wrapper.c.j2. */
/* Start an exchange of separate varying-size blocks with each neighbour. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ineighbor_alltoallv)
BND_WRAPPER void BND_NAME(mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV)(const void *sendbuf,
        bnd_integer *sendcounts, bnd_integer *sdispls, const bnd_integer *sendtype, const void *recvbuf,
        bnd_integer *recvcounts, bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_ineighbor_alltoallv)(const void *sendbuf, bnd_integer *sendcounts,
        bnd_integer *sdispls, const bnd_integer *sendtype, const void *recvbuf, bnd_integer *recvcounts,
        bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Ineighbor_alltoallv, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, out_degree_comm, !bnd_is_passed_on(sendbuf), bnd_out_degree(bnd_f2c_Comm(*comm)));
    BND_QUERY(int, in_degree_comm, !bnd_is_passed_on(recvbuf), bnd_in_degree(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_IN,
            out_degree_comm, sendcounts, sdispls, sendtype, false), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            in_degree_comm, recvcounts, rdispls, recvtype, false), &pending, BND_ON_COMM, *comm), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Ineighbor_alltoallv)(d_sendbuf.address, sendcounts, sdispls, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, recvcounts, rdispls, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), c_request);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV)(const void *sendbuf,
        bnd_integer *sendcounts, bnd_integer *sdispls, const bnd_integer *sendtype, const void *recvbuf,
        bnd_integer *recvcounts, bnd_integer *rdispls, const bnd_integer *recvtype, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Ineighbor_alltoallv) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_ineighbor_alltoallv)(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts,
            rdispls, recvtype, comm, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Ineighbor_alltoallv)(bnd_base(sendbuf), sendcounts, sdispls,
            bnd_inline_f2c_Type(*sendtype), bnd_base(recvbuf), recvcounts, rdispls, bnd_inline_f2c_Type(*recvtype),
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
