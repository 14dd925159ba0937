/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/wrapper.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Alltoallw_c) || BND_HAS(MPI_Alltoallw)
BND_WRAPPER void BND_NAME(mpi_alltoallw_c, MPI_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_alltoallw_c, MPI_ALLTOALLW_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const bnd_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_integer *recvtypes, const bnd_integer *comm, bnd_integer *ierror)
{
#if BND_HAS(MPI_Alltoallw_c)
    BND_REQUIRE(MPI_Alltoallw_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, remote_size_comm, BND_CONVERTS_HANDLES || !bnd_is_passed_on(sendbuf) || !bnd_is_passed_on(recvbuf),
            bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes,
            (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm), bnd_pending_release(pending), ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_PREFER,
            remote_size_comm, sendcounts, sdispls, sendtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            remote_size_comm, recvcounts, rdispls, recvtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    const int result = BND_C(MPI_Alltoallw_c)(d_sendbuf.address, sendcounts, sdispls, c_sendtypes, d_recvbuf.address,
            recvcounts, rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Alltoallw, ierror, BND_ON_COMM, *comm);
    const int remote_size_comm = bnd_remote_size(bnd_f2c_Comm(*comm));
    const long c_sendcounts_count = !bnd_is_in_place(bnd_base(sendbuf)) ? remote_size_comm : 0;
    const long c_sdispls_count = !bnd_is_in_place(bnd_base(sendbuf)) ? remote_size_comm : 0;
    const long c_recvcounts_count = remote_size_comm;
    const long c_rdispls_count = remote_size_comm;
    BND_NARROW_CHECK_ARRAY(int, sendcounts, c_sendcounts_count, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(int, sdispls, c_sdispls_count, sendcounts[bnd_i] != 0, MPI_ERR_ARG, ierror, BND_ON_COMM,
            *comm);
    BND_NARROW_CHECK_ARRAY(int, recvcounts, c_recvcounts_count, 1, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK_ARRAY(int, rdispls, c_rdispls_count, recvcounts[bnd_i] != 0, MPI_ERR_ARG, ierror, BND_ON_COMM,
            *comm);
    struct bnd_pending *pending = NULL;
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_sendtypes, sendtypes,
            (bnd_is_in_place(bnd_base(sendbuf)) ? 0 : remote_size_comm), bnd_pending_release(pending), ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_recvtypes, recvtypes, remote_size_comm,
            bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes), ierror);
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    if (bnd_choice_is_section(&d_sendbuf, sendbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_sendbuf, sendbuf, BND_COUNTS_DISPLS(BND_BOUNCE_PREFER,
            remote_size_comm, sendcounts, sdispls, sendtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    if (bnd_choice_is_section(&d_recvbuf, recvbuf, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_counts_displs(&d_recvbuf, recvbuf, BND_COUNTS_DISPLS(BND_BOUNCE_INOUT,
            remote_size_comm, recvcounts, rdispls, recvtypes, true), &pending, BND_ON_COMM, *comm),
            BND_HANDLE_ARRAY_FREE(c_sendtypes); BND_HANDLE_ARRAY_FREE(c_recvtypes);, ierror);
    BND_NARROW_ARRAY(int, c_sendcounts, sendcounts, bnd_pending_release(pending), ierror);
    BND_NARROW_ARRAY(int, c_sdispls, sdispls, bnd_pending_release(pending), ierror);
    BND_NARROW_ARRAY(int, c_recvcounts, recvcounts, bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes),
            ierror);
    BND_NARROW_ARRAY(int, c_rdispls, rdispls, bnd_pending_release(pending); BND_HANDLE_ARRAY_FREE(c_sendtypes),
            ierror);
    const int result = BND_C(MPI_Alltoallw)(d_sendbuf.address, c_sendcounts, c_sdispls, c_sendtypes, d_recvbuf.address,
            c_recvcounts, c_rdispls, c_recvtypes, bnd_f2c_Comm(*comm));
    BND_ARRAY_FREE(c_sendcounts);
    BND_ARRAY_FREE(c_sdispls);
    BND_HANDLE_ARRAY_FREE(c_sendtypes);
    BND_ARRAY_FREE(c_recvcounts);
    BND_ARRAY_FREE(c_rdispls);
    BND_HANDLE_ARRAY_FREE(c_recvtypes);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
